package plyground.courses.waroflife;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.courses.Runs;
import plyground.testkit.Snapshot;

/** The War of Life assignment's commands, but for its worksheet. */
final class WarOfLifeCommandsTest {
  /** The board of question 1. */
  private static final String FIRST =
      "[[[1,1],[2,6],[3,4],[3,5],[3,8],[4,1],[4,2],[5,7],[6,2],[7,1],[7,3],[7,5]],"
          + "[[1,8],[2,2],[2,8],[3,7],[4,6],[5,3],[6,6],[7,6],[7,7],[7,8],[8,3],[8,7]]]";

  static final String FOURTH =
      "[[[1,6],[2,5],[2,6],[3,5],[3,8],[4,7],[4,8],[5,7],[5,8],[7,5],[8,5]],"
          + "[[1,7],[2,8],[6,8],[7,6],[7,8],[8,6],[8,7],[8,8]]]";

  @TempDir Path folder = Path.of("");

  static Runs good(String... args) {
    var run = Runs.of(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return run;
  }

  @Test
  void crankAnswersQuestionsOneAndTwo() {
    Snapshot.check("crank", good("crank", "--position", FIRST, "--generations", "3").out());
    assertThat(good("crank", "--position", FIRST, "--generations", "3", "--json").out())
        .isEqualToIgnoringNewLines("{\"board\":\"" + FOURTH + "\"}");
    assertThat(good("crank", "--position", FIRST + " r 17", "--generations", "3", "--json").out())
        .contains(FOURTH);
    assertThat(good("crank", "--position", FIRST, "--generations", "0", "--json").out())
        .contains(FIRST);
  }

  @Test
  void crankAnswersEveryLine() {
    var run =
        Runs.withInput(
            FIRST + "\n" + FOURTH + " b 3\n", "crank", "--stdin", "--generations", "3", "--json");
    assertThat(run.code()).isZero();
    assertThat(run.out().lines()).hasSize(2);
    assertThat(run.out().lines().findFirst().orElseThrow()).contains(FOURTH);
    var text = Runs.withInput(FIRST + "\n", "crank", "--stdin", "--generations", "3");
    assertThat(text.out().strip()).isEqualTo(FOURTH);
  }

  @Test
  void crankDrawsOnlyTheLastOfMany() {
    var run = good("crank", "--position", "gliders", "--generations", "1000000");
    assertThat(run.out()).startsWith("Generation 1000001\n").hasLineCount(14);
  }

  @Test
  void testStrategyPrintsTheSevenRows() {
    var run = good("test-strategy", "1000", "random", "random", "--seed", "1");
    Snapshot.check("test-strategy", run.out());
    assertThat(run.out().lines().limit(8).map(line -> line.replaceAll(" {2,}.*", "")))
        .containsExactly(
            "Number of draws",
            "Number of wins for player 1 (blue)",
            "Number of wins for player 2 (red)",
            "Longest (non-exhaustive) game",
            "Shortest game",
            "Average game length (including exhaustives)",
            "Average game time",
            "");
    assertThat(good("test_strategy", "1000", "random", "random", "--seed", "1").out())
        .startsWith(run.out().substring(0, 300));
    assertThat(good("war-of-life", "test_strategy", "10", "random", "random").out())
        .startsWith("Number of draws");
  }

  @Test
  void testStrategyTellsWhetherPlayingFirstHelps() {
    var mirror = good("test-strategy", "2000", "bloodlust", "bloodlust");
    assertThat(mirror.out()).contains("playing first is an advantage.");
    var uneven = good("test-strategy", "200", "random", "land_grab");
    assertThat(uneven.out()).contains("player 1 has the disadvantage, but random and land_grab");
    var even = good("test-strategy", "100", "random", "random");
    assertThat(even.out()).contains("no advantage to playing first is shown.");
    // Alone on the board in a corner: blue has no move, and that is a draw.
    var stuck = "[[[1,1]],[[1,2],[2,1],[2,2]]] b 0";
    assertThat(Runs.of("test-strategy", "2", "random", "random", "--start", stuck).err())
        .contains("--start: the game is over there");
  }

  @Test
  void testStrategyAsJson() {
    var run = good("test-strategy", "50", "minimax", "random", "--json");
    assertThat(run.out())
        .startsWith("{\"first\":\"minimax\",\"second\":\"random\",\"games\":50,\"draws\":")
        .contains("\"longest\":", "\"interval\":[", "\"probability\":");
  }

  @Test
  void testStrategyWritesReports() throws IOException {
    var report = folder.resolve("report.md");
    good("test-strategy", "4", "random", "random", "--report", report + "");
    assertThat(Files.readString(report)).contains("war-of-life");
  }

  @Test
  void predicatesUnderTheirOwnNames() {
    assertThat(good("war-of-life", "start_config", "--seed", "5").out())
        .isEqualTo(good("war-of-life", "start_config", "random", "--seed", "5").out());
    assertThat(good("war-of-life", "start_config", "cross").out()).startsWith("[[[1,1],[2,2],");
    assertThat(good("war-of-life", "draw_board", FIRST).out())
        .startsWith("  12345678\n +--------+\n1|b......r|\n");
    assertThat(good("war-of-life", "next_generation", FIRST, "3").out().strip()).isEqualTo(FOURTH);
    String[] seed = {"random", "land_grab:ties=random", "--seed", "3"};
    var quiet = good("war-of-life", "play", "quiet", seed[0], seed[1], seed[2], seed[3]);
    assertThat(quiet.out()).matches("NumberOfMoves = \\d+, WinningPlayer = [a-z]+\\R");
    var verbose = good("war-of-life", "play", "verbose", seed[0], seed[1], seed[2], seed[3]);
    assertThat(verbose.out()).startsWith("Initial State:\n").endsWith(quiet.out());
  }

  @Test
  void everyCallWithoutASeedDrawsAnew() {
    assertThat(good("war-of-life", "start_config").out())
        .isNotEqualTo(good("war-of-life", "start_config").out());
    assertThat(good("war-of-life", "play", "verbose", "random", "random").out())
        .isNotEqualTo(good("war-of-life", "play", "verbose", "random", "random").out());
  }

  @Test
  void boardsMayEndLikeAGoal() {
    for (String board : List.of(FIRST, FIRST + ".", FIRST + " b 0", FIRST + " b 0.")) {
      assertThat(good("war-of-life", "next_generation", board, "3").out().strip())
          .isEqualTo(FOURTH);
      assertThat(good("crank", "--position", board, "--generations", "3").out()).contains(FOURTH);
      assertThat(good("war-of-life", "play", "quiet", "random", "random", "--start", board).out())
          .startsWith("NumberOfMoves = ");
      assertThat(good("test-strategy", "2", "random", "random", "--start", board).out())
          .startsWith("Number of draws");
    }
  }

  /** One game by the predicate and by the arena is the same game. */
  @Test
  void playAndTestStrategyAgree() {
    var one = good("war-of-life", "play", "quiet", "random", "bloodlust", "--seed", "9").out();
    var many = good("test-strategy", "1", "random", "bloodlust", "--seed", "9", "--json").out();
    String length = one.replaceAll("\\D+", " ").strip();
    assertThat(many).contains("\"longest\":" + length + ",");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          crank --position [[[1,1],[1,1]],[]]         | --position: [1,1] is listed twice
          crank --position [[[1,1]],[[1,1]]]          | --position: [1,1] is listed as blue and as red
          crank --position [[[9,1]],[]]               | --position: row 9 at character 4: expected 1 to 8
          crank --generations -1                      | --generations -1: expected a number from 0
          crank --generations x                       | Invalid value for option '--generations'
          test-strategy 0 random random               | N 0: expected a whole number from 1
          test-strategy -5 random random              | N -5: expected a whole number from 1
          test-strategy 5 random blodlust             | no agent 'blodlust' for war-of-life; did you mean: bloodlust?
          test-strategy 5 random land_grab:ties=last  | agent 'land_grab:ties=last': ties=last: expected first|random
          test-strategy 5 human random                | agent 'human': people play in 'plyground play'
          test-strategy 5 random random --threads 0   | --threads 0: expected a whole number from 1
          worksheet war-of-life --games 0             | --games 0: expected a whole number from 1
          worksheet chess                             | no worksheet for 'chess'; there is one for war-of-life
          war-of-life play loud random random         | 'loud': expected verbose or quiet
          war-of-life next_generation [[[1,1]],[]] -1 | N -1: expected a number from 0
          war-of-life draw_board nowhere              | BOARD: no position 'nowhere' (known by name: checkers, cross, gliders)
          war-of-life start_config nowhere            | no start 'nowhere'; there are: checkers, cross, gliders, random
          """)
  void badInputIsOneLine(String line, String complaint) {
    var run = Runs.of(line.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("plyground: " + complaint).hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "crank",
        "test-strategy",
        "worksheet",
        "war-of-life",
        "war-of-life start_config",
        "war-of-life draw_board",
        "war-of-life next_generation",
        "war-of-life play"
      })
  void helpHasAnExampleAndFitsEightyColumns(String verb) {
    var run = good((verb + " --help").split(" "));
    assertThat(run.out()).contains("Example: plyground " + verb);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }
}
