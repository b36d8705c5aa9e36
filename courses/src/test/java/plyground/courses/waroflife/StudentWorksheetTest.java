package plyground.courses.waroflife;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;
import tools.jackson.databind.json.JsonMapper;

/** The worksheet with a student's file, and what test-strategy says of one that fails. */
@Tag("prolog")
class StudentWorksheetTest {
  /** Its bloodlust takes the first move it finds; the other predicates are not there. */
  private static final String FIRST_MOVE =
      """
      bloodlust(Colour, [Blues, Reds], New, [A,B,C,D]) :-
          ( Colour == b -> Own = Blues, Other = Reds ; Own = Reds, Other = Blues ),
          member([A,B], Own), member(X, [-1,0,1]), member(Y, [-1,0,1]),
          C is A + X, D is B + Y, C >= 1, C =< 8, D >= 1, D =< 8,
          \\+ member([C,D], Own), \\+ member([C,D], Other), !,
          delete(Own, [A,B], Rest), append(Rest, [[C,D]], Unsorted), sort(Unsorted, Moved),
          ( Colour == b -> New = [Moved, Reds] ; New = [Blues, Moved] ).
      """;

  @TempDir Path folder;

  @Test
  @Tag("slow")
  void theTableIsPlayedByTheirPredicates() throws IOException {
    var file = Files.writeString(folder.resolve("my_wol.pl"), FIRST_MOVE);
    var text = folder.resolve("sheet.md");
    var run =
        Runs.of(
            "worksheet",
            "war-of-life",
            "--strategies",
            file + "",
            "--games",
            "2",
            "--authors",
            "First Last",
            "--output",
            text + "",
            "--json");
    assertThat(run.code()).as(run.err()).isZero();
    var student = JsonMapper.shared().readTree(run.out()).path("student");
    assertThat(student.path("strategies").get(0).path("text").asString())
        .matches("differs from ours in position \\d+: it plays \\[.*\\] \\(value .*, ours .*");
    assertThat(student.path("strategies").get(0).path("position").asString())
        .matches(".* [br] \\d+");
    assertThat(student.path("strategies").get(3).path("playable").asBoolean()).isFalse();
    assertThat(student.path("pairings").get(0).path("games").asInt()).isEqualTo(2);
    assertThat(student.path("pairings").get(6).path("games").asInt()).isEqualTo(2);
    assertThat(student.path("pairings").get(24).path("games").asInt()).isZero();
    assertThat(Files.readString(text))
        .contains("Authors: First Last\n")
        .contains("## Questions 1 and 2", "## Questions 3 and 4", "## Question 5")
        .contains("## Question 6", "## Question 7")
        .contains("### The table with the predicates of my_wol.pl")
        .containsPattern("minimax: fails in position 1: .*does not define minimax/4");
  }

  @Test
  @Tag("slow")
  void winsByAFaultAreNotSilent() throws IOException {
    var file = Files.writeString(folder.resolve("my_wol.pl"), "bloodlust(_, _, _, _) :- fail.\n");
    String agent = "prolog:file=" + file + ",predicate=bloodlust";
    var text = Runs.of("test-strategy", "3", "random", agent);
    assertThat(text.out().replaceAll("\\s+", " "))
        .contains("Careful: 3 games are counted above as won against player 2")
        .contains("by a fault, not on the board (crash): bloodlust/4 failed");
    var json =
        JsonMapper.shared()
            .readTree(Runs.of("test-strategy", "3", "random", agent, "--json").out());
    assertThat(json.path("faults").asInt()).isEqualTo(3);
    assertThat(json.path("faultsBy").get(0).path("reason").asString()).contains("failed");
  }
}
