package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static plyground.cli.Runs.snapshot;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.testkit.Snapshot;

/** The commands of the contract, on the Labyrinth. */
final class LabyrinthCommandsTest {
  private static final String BOARD = "6a75733/a935e36/e9e37bb/a3b376e/ead9b7b/d959a56/c7d7d99";
  private static final String START = BOARD + " a@1/1:gold,ring:0 b@1/7:book,fairy:0 a";

  /** The figure: win percentages of the row over 2,000 games each. */
  private static final double[][] FIGURE = {
    {55.8, 4.8, 23.8, 4.2, 4.7},
    {97.6, 54.1, 87.2, 58.5, 49.1},
    {83.0, 20.2, 56.6, 22.1, 19.1},
    {97.8, 51.1, 85.2, 55.5, 48.7},
    {97.8, 62.9, 91.2, 63.3, 56.5},
  };

  private static final int FIGURE_GAMES = 2000;

  @Test
  void show() {
    snapshot("labyrinth-show", "show", "labyrinth", "--position", START, "--moves", "2/up:1/1");
    snapshot("labyrinth-show-json", "show", "labyrinth", "--position", START, "--json");
    var end = BOARD + " a@1/1:gold,ring:2 b@1/7:book,fairy:0 b";
    snapshot("labyrinth-show-over-json", "show", "labyrinth", "--position", end, "--json");
  }

  @Test
  void analyse() {
    for (String agent : new String[] {"h1", "h5", "seeker"}) {
      snapshot(
          "labyrinth-analyse-" + agent,
          "analyse",
          "labyrinth",
          "--agent",
          agent,
          "--position",
          START,
          "--json");
    }
  }

  @Test
  void picturesFitIntoEightyColumns() {
    var run = Runs.withInput("6/left\nquit\n", "play", "labyrinth", "--seed", "4", "--p2", "h1");
    assertThat(run.out().lines().filter(line -> !line.startsWith("Left at")))
        .allMatch(line -> line.length() <= 80)
        .hasSizeGreaterThan(40);
  }

  @Test
  void aPersonSeesAShiftBeforeWalkingAndCanTakeItBack() {
    var typed = "3/up\n2/up\nundo\n4/left\n2/down\n\n7/7\n1/1\nundo\n2/up 1/1\nquit\n";
    var run =
        Runs.withInput(
            typed, "play", "labyrinth", "--position", START, "--p2", "h1", "--seed", "1");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    Snapshot.check("labyrinth-play", run.out());
  }

  @Test
  void aPersonCanFinishAGame() {
    var position = BOARD + " a@7/2:gold,ring:2 b@1/7:book,fairy:0 a";
    var run = Runs.withInput("2/down\n1/1\n", "play", "labyrinth", "--position", position);
    assertThat(run.out()).contains("a wins: all treasures brought home.");
  }

  @Test
  void severalGamesInARow() {
    var run =
        Runs.of(
            "play",
            "labyrinth",
            "--p1",
            "h3",
            "--p2",
            "h1",
            "--games",
            "3",
            "--delay",
            "1ms",
            "--seed",
            "1");
    assertThat(run.code()).isZero();
    assertThat(run.out().lines().filter(line -> line.contains(" wins: "))).hasSize(3);
    assertThat(run.out())
        .containsPattern("3 played: a \\(h3\\) won \\d, b \\(h1\\) won \\d, 0 drawn");
  }

  /**
   * Every percentage within four standard errors of the figure's, and the sum of the squares below
   * 60, which 25 independent ones exceed once in ten thousand times. Both samples count.
   */
  @Test
  void figureTwoComesOut() {
    int games = 150;
    var run =
        Runs.of(
            "tournament",
            "labyrinth",
            "h1",
            "h2",
            "h3",
            "h4",
            "h5",
            "--games",
            "" + games,
            "--seed",
            "2017",
            "--json");
    var wins =
        Pattern.compile("\"first\":\"h(.)\",\"second\":\"h(.)\",\"games\":150,\"firstWins\":(\\d+)")
            .matcher(run.out());
    double squares = 0;
    int cells = 0;
    while (wins.find()) {
      double expected = FIGURE[wins.group(1).charAt(0) - '1'][wins.group(2).charAt(0) - '1'] / 100;
      double share = Double.parseDouble(wins.group(3)) / games;
      double pooled = (share * games + expected * FIGURE_GAMES) / (games + FIGURE_GAMES);
      double error = Math.sqrt(pooled * (1 - pooled) * (1.0 / games + 1.0 / FIGURE_GAMES));
      assertThat(share)
          .as("h%s, h%s", wins.group(1), wins.group(2))
          .isCloseTo(expected, within(4 * error));
      squares += Math.pow((share - expected) / error, 2);
      cells++;
    }
    assertThat(cells).isEqualTo(25);
    assertThat(squares).isLessThan(60);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      textBlock =
          """
          show labyrinth:treasures=13           @ plyground: game 'labyrinth:treasures=13': treasures=13: expected a whole number from 1 to 12
          show labyrinth:tiles=new              @ plyground: game 'labyrinth:tiles=new': tiles=new: expected uniform|classic
          show labyrinth --moves=3/up:5/3       @ plyground: --moves, move 1: no shift '3/up'; expected one of 2/up
          analyse labyrinth --agent=h6          @ plyground: no agent 'h6' for labyrinth; did you mean: h1
          analyse labyrinth --agent=h2:weight=x @ plyground: agent 'h2:weight=x': weight=x: expected a number from 0.0 to 100.0
          analyse labyrinth --agent=h3:weight=1 @ plyground: agent 'h3:weight=1': no parameter 'weight'
          play labyrinth --games=0              @ plyground: --games 0: expected a whole number from 1
          play labyrinth --delay=soon           @ plyground: --delay: 'soon' is not a time; expected 250ms, 1.5s or 2m
          """)
  void badInputIsOneLineAndExitTwo(String line, String complaint) {
    var run = Runs.of(line.split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith(complaint).hasLineCount(1);
  }
}
