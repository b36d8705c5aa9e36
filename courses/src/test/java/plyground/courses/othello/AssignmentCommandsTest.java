package plyground.courses.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.courses.Runs;
import plyground.testkit.Snapshot;

/** The Othello assignment's commands. */
final class AssignmentCommandsTest {
  private static void snapshot(String name, String... args) {
    var run = Runs.of(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    Snapshot.check(name, run.out());
  }

  @Test
  void partC() {
    snapshot("othello-part-c", "part-c", "--h", "zero,disc");
    snapshot("othello-part-c-json", "part-c", "--h", "disc", "--json");
  }

  @Test
  void competition() {
    snapshot(
        "othello-competition",
        "competition",
        "othello",
        "mobility",
        "disc",
        "--nodes",
        "50",
        "--openings",
        "2");
  }

  @Test
  @Tag("slow")
  void theCombinedHeuristicBeatsTheSimpleOnes() {
    for (String game : new String[] {"othello", "othello:size=8"}) {
      var run = Runs.of("competition", game, "--nodes", "60", "--openings", "1");
      assertThat(run.code()).as(run.err()).isZero();
      String ranking = run.out().substring(run.out().indexOf("losses"));
      assertThat(ranking.lines().skip(1).findFirst().orElse("")).contains("eval=combined");
    }
  }

  @Test
  void theShellSpeaksAsTheAssignmentDoes() {
    var run = Runs.withInput("[0,0].\n[1,3].\nnonsense\n", "shell", "othello", "--agent", "random");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(". . 1 2 . . \n. . 2 1 . . \n")
        .contains("Legal moves: [1,3] [2,4] [3,1] [4,2]\n")
        .contains("Please input move followed by a period: [0,0].\nInvalid Move Proposed.\n")
        .contains("The move chosen is : [1,3]\n")
        .contains("Computer is moving...\nStates searched: 1\n")
        .endsWith("The game is left unfinished.\n");
  }

  /** From the start after [1,3]: 1 + 3 states for one ply, 14 more for two. */
  @ParameterizedTest
  @CsvSource({
    "--depth,1,4",
    "--depth,2,18",
    "--nodes,4,4",
    "--nodes,17,4",
    "--nodes,18,18",
    "--nodes,1,4"
  })
  void theShellLooksAsFarAsItIsTold(String option, String limit, int states) {
    var run = Runs.withInput("[1,3].\n", "shell", "othello", option, limit);
    assertThat(run.out()).contains("States searched: " + states + "\n");
    var course =
        Runs.withInput("[1,3].\n", "shell", "othello", "--agent", "csc384-minimax", option, limit);
    assertThat(course.out()).contains("States searched: " + states + "\n");
  }

  @Test
  void theShellHasADepthOfItsOwn() {
    assertThat(Runs.withInput("[1,3].\n", "shell", "othello").out())
        .contains("States searched: 2321\n");
  }

  @Test
  void competitorsMayHaveToPlayToTheEnd() {
    String[] solved = {"competition", "othello", "mobility", "disc", "--nodes", "20"};
    var first = Runs.of(with(solved, "--openings", "1", "--json"));
    var own = Runs.of(with(solved, "--openings", "1", "--json", "--endgame", "heuristic"));
    assertThat(first.err()).isEqualTo("plyground: " + SOLVED + "\n");
    assertThat(own.err()).contains("Every move was the heuristics' own");
    assertThat(own.out()).contains("\"alphabeta:eval=disc,endgame=off\"");
    assertThat(games(own)).isNotEqualTo(games(first));
    var without = Runs.of(with(solved, "--openings", "1", "--search", "csc384-alphabeta:depth=1"));
    assertThat(without.err()).contains("csc384-alphabeta").hasLineCount(1);
  }

  private static final String SOLVED =
      "The last moves were the exact solver's; --endgame heuristic leaves them to the heuristics.";

  private static String[] with(String[] words, String... more) {
    return Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray(String[]::new);
  }

  private static String games(Runs run) {
    return run.out().substring(run.out().indexOf("\"pairings\""));
  }

  @Test
  void theShellAnnouncesPassesAndTheWinner() {
    String before = "111111/111111/111111/111111/111111/11122. 1";
    var won = Runs.withInput("f6\n", "shell", "othello", "--position", before);
    assertThat(won.out()).endsWith("Win by Player number 1\n");
    var stuck = ".2...2/..1.1./...1../..111./.1.1../...2.. 1";
    var passed =
        Runs.withInput("[0,0]\nn.\n", "shell", "othello", "--position", stuck, "--depth", "1");
    assertThat(passed.out())
        .contains("Legal moves: n\nPlayer number 1 has no move and must pass.\n")
        .contains("Invalid Move Proposed.\n")
        .contains("The move chosen is : n\n");
    var tied =
        Runs.withInput(
            "", "shell", "othello", "--position", "111111/111111/111111/222222/222222/222222 1");
    assertThat(tied.out()).endsWith("Game ended with no winner!\n");
  }

  @Test
  void theShellCountsAsTheCourseDoesInTicTacToe() {
    var run = Runs.withInput("5.\n", "shell", "tic-tac-toe");
    assertThat(run.out()).contains("States searched: 23825\nThe move chosen is : 1\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          shell war                                 | the shell plays othello and tic-tac-toe, not war
          shell othello --human 3                   | --human 3: expected 1 or 2
          competition othello --openings 9          | --openings 9: expected a whole number from 0 to 8
          competition othello speed disc            | agent 'alphabeta:eval=speed': no evaluator \
          'speed' for othello
          competition othello disc                  | a competition needs two heuristics at least; there is only disc
          competition othello --endgame never       | --endgame never: expected solver or heuristic
          part-c --depth 0                          | --depth 0: expected a whole number from 1
          """)
  void badInputIsOneLine(String command, String complaint) {
    var run = Runs.of(command.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("plyground: " + complaint).hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }
}
