package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.console.Words;

/** Small things that somebody once stumbled over, each by the command that showed it. */
final class SmallThingsTest {
  private static final int TERMINAL = 80;

  @TempDir Path folder = Path.of("");

  @Test
  void aClockThatIsNoneIsOneLine() {
    System.setProperty("plyground.clock", "sundial");
    try {
      var run = Runs.of("show", "tic-tac-toe");
      assertThat(run.err()).contains("plyground.clock=sundial: no clock").hasLineCount(1);
      assertThat(run.code()).isEqualTo(2);
    } finally {
      System.clearProperty("plyground.clock");
    }
  }

  @Test
  void reportsAreWrittenByTheCoursesCommandsToo() {
    var strategies = folder.resolve("strategies.html");
    assertThat(
            Runs.of("test-strategy", "4", "random", "random", "--report", "" + strategies).code())
        .isZero();
    assertThat(strategies).content().startsWith("<!DOCTYPE html>").contains("random");
    var worksheet = folder.resolve("worksheet.html");
    assertThat(
            Runs.of("worksheet", "war-of-life", "--games", "1", "--report", "" + worksheet).code())
        .isZero();
    assertThat(worksheet).content().startsWith("<!DOCTYPE html>").contains("bloodlust");
  }

  @ParameterizedTest
  @ValueSource(strings = {"power", "match", "grade", "course", "submit", "war", "shell"})
  void helpIsWholeAndAlone(String command) {
    var run = Runs.of(command, "--help");
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).allMatch(line -> line.length() <= TERMINAL);
    assertThat(run.out()).contains("Example: ").doesNotContain("WARNING");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setup",
        "create_shifted_board",
        "create_shifted_player",
        "graph_search_BFS",
        "try_and_make_move",
        "make_best_local_move"
      })
  void parametersOfSubcommandsAreDescribed(String predicate) {
    var lines = Runs.of("labyrinth", predicate, "--help").out().lines().toList();
    assertThat(lines)
        .filteredOn(line -> line.matches(" {6,}[A-Z]+ *"))
        .as("a parameter without a word about it")
        .isEmpty();
  }

  @Test
  void numbersAreCalledNumbers() {
    for (String option : List.of("--games", "--seed")) {
      var run = Runs.of("match", "tic-tac-toe", "random", "random", option, "many");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).contains("'many' is not a whole number").doesNotContain("long");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "othello,nonsense,'testboard1, testboard2, testboard3'",
    "othello,testboard4,'testboard1, testboard2, testboard3'",
    "war-of-life,nonsense,'checkers, cross, gliders'"
  })
  void knownPositionsAreNamed(String game, String position, String known) {
    var run = Runs.of("show", game, "--position", position);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("no position '" + position + "' (known by name: " + known + ")");
  }

  @Test
  void theHandoutsSquaresAreMoves() {
    var run = Runs.of("show", "othello", "--moves", "2-d 2-c", "--json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("....../..21../..21../..21../......");
  }

  /** However slow the games are; what has not begun has no pace at all. */
  @ParameterizedTest
  @CsvSource({
    "12345.4,'12,345 a second'",
    "9.94,9.9 a second",
    "1,1.0 a second",
    "0.04,2.4 a minute",
    "0.001,3.6 an hour"
  })
  void noPaceIsZero(double aSecond, String words) {
    assertThat(Words.pace(aSecond)).isEqualTo(words);
  }

  @Test
  void aWonGameIsSaidOnce() {
    var run = Runs.of("show", "war-of-life", "--position", "[[],[[1,1]]] b 5");
    assertThat(run.out()).contains("r wins").doesNotContain("wins: win");
  }

  /** One line a position, and nothing else. */
  @Test
  void standardInputIsAnsweredByLines() {
    var run =
        Runs.withInput(
            ".../.../... x\nx../.../... o\n",
            "analyse",
            "tic-tac-toe",
            "--agent",
            "minimax",
            "--stdin");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out().lines())
        .hasSize(2)
        .allMatch(line -> line.matches(".* [xo]: \\d, value 0"));
  }

  @Test
  void longNamesKeepTheColumns() {
    String name = "alphabeta:depth=1,eval=race,wins=first";
    var run = Runs.of("match", "labyrinth:limit=4", name, name + ",depth=2", "--games", "2");
    var longer =
        Runs.of(
            "match",
            "othello",
            "alphabeta:depth=1,eval=mobility,wins=first,endgame=off",
            "alphabeta:depth=2,eval=mobility,wins=first,endgame=off",
            "--games",
            "2");
    assertThat(longer.code()).as(longer.err()).isZero();
    assertThat(longer.out().lines()).allMatch(line -> line.length() <= TERMINAL);
    assertThat(run.code()).isEqualTo(2);
  }

  @Test
  void aPassIsAskedFor() {
    var run =
        Runs.withInput(
            "quit\n",
            "play",
            "othello",
            "--p2",
            "human",
            "--position",
            ".2...2/..1.1./...1../..111./.1.1../...2.. 1");
    assertThat(run.out()).contains("You have no move and must pass: type n.");
  }

  @Test
  void aDelayNeedsItsUnit() {
    var run = Runs.of("play", "tic-tac-toe", "--p1", "random", "--p2", "random", "--delay", "5");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("'5' has no unit; expected 500ms, 2s or 1m");
  }

  @Test
  void whoCannotBeTracedIsNamed() throws IOException {
    var file = folder.resolve("trace.jsonl");
    var run = Runs.of("analyse", "tic-tac-toe", "--agent", "random", "--trace", file.toString());
    assertThat(run.err()).contains("random cannot be traced");
    assertThat(Files.readAllLines(file)).hasSize(1);
    var dice =
        Runs.of("analyse", "dice-race", "--agent", "expectiminimax", "--trace", file.toString());
    assertThat(dice.code()).as(dice.err()).isZero();
    assertThat(dice.err()).doesNotContain("should not happen");
  }

  /** In words and in data, once for each kind. */
  @Test
  void whyAProgramCrashedIsSaidOnce() {
    String bad = "process:command=false";
    String[] match = {"match", "tic-tac-toe", "random", bad, "--games", "4"};
    String why = "false ended with exit code 1";
    assertThat(Runs.of(match).out()).containsOnlyOnce(why);
    var words = new ArrayList<>(List.of(match));
    words.add("--json");
    assertThat(Runs.of(words.toArray(String[]::new)).out()).containsOnlyOnce(why);
  }

  @Test
  void theLastMoveIsToldInWords() {
    var run =
        Runs.withInput(
            "2/up 1/1\nlast\nquit\n",
            "play",
            "labyrinth",
            "--p1",
            "human",
            "--p2",
            "human",
            "--seed",
            "3");
    String last = run.out().substring(run.out().indexOf("b to move: last"));
    assertThat(last).contains("a moves 2/up:1/1", "the walk");
    var board = Runs.withInput("5\nlast\nquit\n", "play", "tic-tac-toe", "--p2", "human");
    assertThat(board.out()).containsPattern("o to move: last\nx takes .*centre\\.\n");
  }
}
