package plyground.courses.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.courses.Runs;
import plyground.games.othello.OthelloProvider;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Part C with what a student has written. */
@Tag("prolog")
class PartCFilesTest {
  /** Its heuristic is half the disc difference. */
  private static final Path RULES =
      Path.of("src/test/resources/plyground/courses/prolog/students/othello.pl");

  @TempDir Path folder;

  private static List<JsonNode> table(String h) {
    var run = Runs.of("part-c", "--h", h, "--depth", "2", "--json");
    assertThat(run.code()).as(run.err()).isZero();
    return run.out().lines().<JsonNode>map(JsonMapper.shared()::readTree).toList();
  }

  @Test
  @Tag("slow")
  void aFileIsSearchedByItsOwnRulesAndHeuristic() {
    var theirs = table(RULES.toString());
    var ours = table("disc");
    assertThat(theirs).hasSize(6);
    for (int i = 0; i < ours.size(); i++) {
      assertThat(2 * theirs.get(i).path("Val").asDouble())
          .isEqualTo(ours.get(i).path("Val").asDouble());
      for (String same : List.of("board", "algorithm", "BestMv", "SeF")) {
        assertThat(theirs.get(i).path(same)).isEqualTo(ours.get(i).path(same));
      }
    }
  }

  @Test
  @Tag("slow")
  void aSearchOfTheirsGoesBeforeTheCourses() throws IOException {
    var file = folder.resolve("othello.pl");
    Files.writeString(
        file,
        Files.readString(RULES)
            + """

            mmeval(P, S, 7.5, Best, _, 42) :- moves(P, S, [Best|_]).
            """);
    var lines = table(file.toString());
    assertThat(lines.subList(0, 3))
        .allMatch(line -> line.path("SeF").asInt() == 42 && line.path("Val").asDouble() == 7.5);
    assertThat(lines.subList(3, 6)).noneMatch(line -> line.path("SeF").asInt() == 42);
    assertThat(Runs.of("part-c", "--h", file.toString(), "--depth", "2").out())
        .contains("testBoard1    7.500  ");
  }

  @Test
  void theAgentKeepsValueAndCount() throws AgentException {
    var open = Catalogue.load(MoveInput.NOBODY).open(new OthelloProvider().descriptor());
    var board = open.game().position("testboard2");
    try (var theirs = open.player("prolog:file=" + RULES + ",search=abeval,depth=2").create();
        var ours = open.player("csc384-alphabeta:depth=2,h=disc").create()) {
      var found = theirs.consider(board, Limit.NONE, Trace.NONE);
      var known = ours.consider(board, Limit.NONE, Trace.NONE);
      assertThat(2 * Objects.requireNonNull(found.value())).isEqualTo(known.value());
      assertThat(found.nodes()).isEqualTo(known.nodes());
      assertThat(found.move()).isEqualTo(known.move());
    }
  }

  /** Why a program lost stands beside that it lost, once, in words and in data. */
  @Test
  @Tag("slow")
  void competitorsThatFailAreExplained() throws IOException {
    var bad =
        Files.writeString(
            folder.resolve("heuristic_c9bad.pl"),
            """
            c9bad_h(_, _) :- fail.
            c9bad_lowerBound(-10).
            c9bad_upperBound(10).
            """);
    String[] words = {
      "competition", "othello", bad.toString(), "disc", "--nodes", "20", "--openings", "1", ""
    };
    String why = "c9bad_h/2 failed to give a number";
    words[words.length - 1] = "--repeats";
    assertThat(Runs.of(words).out())
        .contains("2 games lost by a fault, not on the board")
        .containsOnlyOnce(why);
    words[words.length - 1] = "--json";
    var faults = JsonMapper.shared().readTree(Runs.of(words).out()).path("faultsBy");
    assertThat(faults.size()).isEqualTo(1);
    assertThat(faults.get(0).path("reason").asString()).isEqualTo(why);
    assertThat(faults.get(0).path("games").asInt()).isEqualTo(2);
  }

  /** Part B's file alone: searched by our rules with its values. */
  @Test
  void aHeuristicsFileIsEnough() throws IOException {
    var file =
        Files.writeString(
            folder.resolve("heuristic_c9jdoe.pl"),
            """
            c9jdoe_h(_, 3).
            c9jdoe_lowerBound(-40).
            c9jdoe_upperBound(40).
            """);
    var theirs = table(file.toString());
    var ours = table("zero");
    for (int i = 0; i < ours.size(); i++) {
      assertThat(theirs.get(i).path("Val").asInt()).isEqualTo(3);
      assertThat(theirs.get(i).path("SeF")).isEqualTo(ours.get(i).path("SeF"));
    }
  }
}
