package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.cli.Runs.snapshot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands as an Othello player meets them. */
final class OthelloCommandsTest {
  @TempDir Path folder;

  @Test
  void show() {
    snapshot("othello-show", "show", "othello", "--moves", "[1,3]");
    snapshot("othello-show-json", "show", "othello", "--position", "testboard2", "--json");
    snapshot(
        "othello-show-over-json",
        "show",
        "othello",
        "--position",
        "111111/111111/111111/111111/111111/111112 1",
        "--json");
  }

  @Test
  void smallThingsAreSaidPlainly() {
    assertThat(Runs.of("perft", "othello", "--depth", "x").err()).contains("is not a whole number");
    assertThat(Runs.of("play", "othello", "--delay", "5").err())
        .startsWith("plyground: --delay: '5' has no unit");
    assertThat(Runs.of("power", "--help").err()).isEmpty();
    var stuck = ".2...2/..1.1./...1../..111./.1.1../...2.. 1";
    assertThat(Runs.of("play", "othello", "--position", stuck).out())
        .contains("You have no move and must pass: type n.");
    var lines =
        Runs.withInput(
            "testboard1\ntestboard2\n", "analyse", "othello", "--agent", "random", "--stdin");
    assertThat(lines.out()).hasLineCount(2);
    for (String unknown : new String[] {"testboard4", "nonsense"}) {
      assertThat(Runs.of("show", "othello", "--position", unknown).err())
          .contains("no position '" + unknown + "' (known by name: testboard1, testboard2, test");
    }
    assertThat(Runs.of("show", "othello", "--moves", "2-d").out()).contains("2 to move");
  }

  @Test
  void whoCannotBeTracedIsNamed() {
    var file = folder.resolve("trace.jsonl");
    for (String agent : new String[] {"random", "alphabeta:depth=1"}) {
      var run = Runs.of("analyse", "othello", "--agent", agent, "--trace", file.toString());
      assertThat(run.err().contains(agent + " cannot be traced: " + file))
          .isEqualTo(agent.equals("random"));
    }
  }

  @Test
  void aProofTellsWhatItExpectsIfAsked() {
    String late = "....../...12./11112./22212./.2111./21...1 2";
    var told = Runs.of("solve", "othello", "--best", "--position", late, "--progress");
    assertThat(told.code()).isZero();
    assertThat(told.out()).contains("value -6");
    assertThat(told.err())
        .startsWith("the best move is expected to take about 0.0 s\n")
        .contains("depth 17, expecting about ")
        .endsWith("done, best so far -6\n");
    assertThat(Runs.of("solve", "othello", "--best", "--position", late).err()).isEmpty();
  }

  @Test
  void agentsFinishPerfectly() {
    String position = "....2./..111./.211../22222./222212/21.2.1 1";
    for (String agent : new String[] {"alphabeta:depth=1", "minimax:depth=1", "pvs", "mcts"}) {
      var run = Runs.of("analyse", "othello", "--agent", agent, "--position", position, "--json");
      assertThat(run.out()).as(agent).contains("\"choice\":\"[5,2]\",\"value\":-2,");
    }
  }

  /** The handout's own example gives 42 for every finished game and 2 for every other. */
  @Test
  @Tag("prolog")
  void checkingFindsBoundsThatAHeuristicReaches() throws IOException {
    var kept = check("c9doe_lowerBound(1).\nc9doe_upperBound(43).\n");
    assertThat(kept.out()).containsPattern("bounds +.*inside its bounds in \\d+ positions");
    var reached = check("c9doe_lowerBound(-3).\nc9doe_upperBound(42).\n");
    assertThat(reached.code()).isEqualTo(1);
    assertThat(reached.out().replaceAll("\\s+", " "))
        .contains("the heuristic gives 42, but its bounds are -3 and 42, which no value may reach");
  }

  private Runs check(String bounds) throws IOException {
    var file = folder.resolve("heuristic_c9doe.pl");
    Files.writeString(
        file,
        "c9doe_h(State, 42) :- terminal(State), !.\n"
            + "c9doe_h([Row|_], V) :- length(Row, N), V is N - 4.\n"
            + bounds);
    return Runs.of("check-agent", "othello", "prolog:file=" + file + ",depth=1", "--time", "2s");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          show othello --position "....../x 1"      | --position: '....../x' has 2 rows; expected 6
          show othello --moves n                    | --moves, move 1: 'n' is not a legal move; \
          legal: [1,3] [2,4] [3,1] [4,2]
          show othello:size=7                       | game 'othello:size=7': size=7: expected 6|8
          """)
  void badInputIsOneLine(String command, String complaint) {
    String[] words = command.replace("....../x 1", "....../x_1").replace("\"", "").split(" ");
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].replace('_', ' ');
    }
    var run = Runs.of(words);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("plyground: " + complaint).hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }
}
