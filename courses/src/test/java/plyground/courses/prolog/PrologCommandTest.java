package plyground.courses.prolog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;
import plyground.testkit.Snapshot;

@Tag("prolog")
class PrologCommandTest {
  @TempDir Path folder;

  @Test
  void answersTheGoalsOfTheHandouts() {
    var run =
        Runs.withInput(
            """
            testBoard1(St), mmeval(2,St,Val,Best,5,SeF).
            testBoard1(St), lowerBound(Alpha), upperBound(Beta),
              abeval(2,St,Val,BestMv,5,SeF,Alpha,Beta).
            play(verbose,cross,bloodlust,land_grab,N,W).
            """,
            "prolog");
    assertThat(run.code()).isZero();
    assertThat(run.err()).doesNotContain("ERROR", "Warning");
    Snapshot.check("prolog", run.out());
  }

  @Test
  void playsAndCountsGamesFromTheSeed() {
    String goals = "play(verbose,bloodlust,land_grab,N,W).\ntest_strategy(10,random,bloodlust).\n";
    var run = Runs.withInput(goals, "prolog", "--seed", "3");
    assertThat(run.out()).contains("Initial State:", "1. b moves [", "N = ", "Number of draws");
    assertThat(games(Runs.withInput(goals, "prolog", "--seed", "3"))).isEqualTo(games(run));
    assertThat(games(Runs.withInput(goals, "prolog", "--seed", "4"))).isNotEqualTo(games(run));
  }

  /** All but the time they took. */
  private static String games(Runs run) {
    return run.out().replaceAll("Average game time .*", "");
  }

  @Test
  void playsInTheCoursesShell() {
    var run = Runs.withInput("[ttt].\nplay.\n5.\nfoo.\n9.\n", "prolog");
    assertThat(run.out())
        .contains("States searched: 23825", "The move chosen is : 1", "Invalid Move Proposed.")
        .contains("The game is left unfinished.");
  }

  @Test
  void putsAStudentsFileFirst() throws IOException {
    var file =
        write(
            "my_wol.pl",
            """
            :- [war_of_life].
            bloodlust(b, _, [[[1,1]],[]], [1,1,1,2]).
            test_strategy(N, _, _) :- now(_), format('~d games~n', [N + 0.0]).
            """);
    var run =
        Runs.withInput(
            """
            test_strategy(5,random,random).
            play(quiet,bloodlust,random,N,W).
            land_grab(b,[[[1,1],[2,2]],[[1,2]]],_,M).
            """,
            "prolog",
            file.toString());
    assertThat(run.err()).doesNotContain("ERROR", "Warning");
    assertThat(run.out()).contains("5 games", "N = 1,\nW = draw.", "M = [");
  }

  @Test
  void namesAFileThatIsNotThere() {
    var run = Runs.of("prolog", "nowhere.pl");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("plyground: nowhere.pl: there is no such file to read\n");
  }

  @Test
  void letsAHeuristicFileCompete() throws IOException {
    var file =
        write(
            "heuristic_c9stone.pl",
            """
            c9stone_h(State, Val) :-
                findall(1, (member(R, State), member(1, R)), Ones),
                length(Ones, Val).
            c9stone_lowerBound(-1).
            c9stone_upperBound(37).
            """);
    var run =
        Runs.of(
            "competition",
            "othello",
            file.toString(),
            "zero",
            "--nodes",
            "20",
            "--openings",
            "1",
            "--json");
    assertThat(run.err()).startsWith("plyground: programs run under ").hasLineCount(2);
    assertThat(run.err()).contains("--endgame heuristic leaves them to the heuristics");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("prolog:search=alphabeta,file=")
        .doesNotContainPattern("\"faults\":[1-9]");
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }
}
