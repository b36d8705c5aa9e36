package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.cli.Runs.snapshot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import tools.jackson.databind.json.JsonMapper;

/** The commands of the contract, on tic-tac-toe. */
final class CommandsTest {
  @TempDir Path folder = Path.of("");

  @Test
  void theRulesOfEveryGameAreTold() {
    snapshot("games-tic-tac-toe", "games", "tic-tac-toe");
    for (String game : List.of("labyrinth", "othello", "war", "war-of-life")) {
      var run = Runs.of("games", game);
      assertThat(run.out().lines()).hasSizeGreaterThan(8).allMatch(line -> line.length() < 120);
    }
    assertThat(Runs.of("games", "otello").err())
        .startsWith("plyground: no game 'otello'; did you mean: othello?");
  }

  @Test
  void agents() {
    snapshot("agents", "agents", "tic-tac-toe");
  }

  @Test
  void show() {
    snapshot("show", "show", "tic-tac-toe", "--moves", "5 1 9");
    snapshot("show-over", "show", "tic-tac-toe", "--position", "xxx/oo./... o");
    snapshot("show-json", "show", "tic-tac-toe", "--moves", "5 1 9", "--json");
    snapshot("show-over-json", "show", "tic-tac-toe", "--position", "xxx/oo./... o", "--json");
    snapshot("show-draw-json", "show", "tic-tac-toe", "--position", "xox/xxo/oxo o", "--json");
  }

  @Test
  void picturesAreWrittenOfEveryGame() {
    var games = Catalogue.load(MoveInput.NOBODY).games();
    assertThat(games).hasSizeGreaterThan(10);
    for (var game : games) {
      var picture = folder.resolve(game.name() + ".svg");
      assertThat(Runs.of("show", game.name(), "--svg", picture.toString()).code()).isZero();
      assertThat(picture).content().startsWith("<svg").endsWith("</svg>\n");
    }
  }

  @Test
  void analyse() {
    snapshot(
        "analyse",
        "analyse",
        "tic-tac-toe",
        "--agent",
        "minimax:depth=6",
        "--position",
        ".../.x./... o");
    snapshot(
        "analyse-json",
        "analyse",
        "tic-tac-toe",
        "--agent",
        "alphabeta:depth=9",
        "--position",
        "x.o/.x./... o",
        "--json");
    snapshot("analyse-random-json", "analyse", "tic-tac-toe", "--agent", "random", "--json");
    snapshot(
        "analyse-over-json",
        "analyse",
        "tic-tac-toe",
        "--agent",
        "pvs",
        "--position",
        "xxx/oo./... o",
        "--json");
  }

  @Test
  void theWholeTreeIsADrawWhateverOneBegins() {
    var run =
        Runs.withInput(
            ".../.../... x\n",
            "analyse",
            "tic-tac-toe",
            "--agent",
            "minimax:depth=9",
            "--stdin",
            "--json");
    assertThat(run.out())
        .contains("\"value\":0,\"moves\":[{\"move\":\"1\",\"value\":0}")
        .contains("{\"move\":\"9\",\"value\":0}]")
        .contains("\"nodes\":549946,\"depth\":9");
  }

  @Test
  void everyLineOfStandardInputIsAnsweredInOrder() {
    var input = "x../.../... o\n\n.../.x./... o\nxxx/oo./... o\n";
    var run = Runs.withInput(input, "show", "tic-tac-toe", "--stdin", "--json");
    assertThat(run.out().lines().map(line -> line.split("\"")[7]))
        .containsExactly("x../.../... o", ".../.x./... o", "xxx/oo./... o");
  }

  @Test
  void solve() {
    snapshot("solve-json", "solve", "tic-tac-toe", "--position", "x.o/.x./... o", "--json");
    snapshot("solve", "solve", "tic-tac-toe", "--position", "x.o/.x./..o x");
  }

  @Test
  void perft() {
    snapshot("perft", "perft", "tic-tac-toe", "--depth", "9");
    snapshot("perft-json", "perft", "tic-tac-toe", "--depth", "4", "--json");
  }

  @Test
  void match() {
    snapshot("match", "match", "tic-tac-toe", "alphabeta:depth=9", "random", "--games", "40");
    snapshot(
        "match-json",
        "match",
        "tic-tac-toe",
        "random",
        "greedy",
        "--games",
        "41",
        "--no-swap",
        "--seed",
        "5",
        "--json");
  }

  @Test
  void tournament() {
    snapshot(
        "tournament",
        "tournament",
        "tic-tac-toe",
        "random",
        "greedy:eval=lines",
        "alphabeta:depth=9",
        "--games",
        "20");
    snapshot(
        "tournament-json",
        "tournament",
        "tic-tac-toe",
        "random",
        "greedy",
        "--games",
        "10",
        "--no-mirror",
        "--json");
  }

  @Test
  void recordsDoNotDependOnThreads() throws IOException {
    String[] texts = new String[2];
    for (int threads = 1; threads <= 2; threads++) {
      var file = folder.resolve("games" + threads + ".jsonl");
      var run =
          Runs.of(
              "tournament",
              "tic-tac-toe",
              "random",
              "mcts:playouts=20",
              "pvs:nodes=50",
              "--games",
              "5",
              "--seed",
              "3",
              "--threads",
              "" + threads,
              "--records",
              file.toString());
      assertThat(run.err()).isEmpty();
      texts[threads - 1] = Files.readString(file);
    }
    assertThat(texts[1]).isEqualTo(texts[0]);
    assertThat(texts[0].lines()).hasSize(45);
    assertThat(texts[0])
        .startsWith("{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"mcts:playouts=20\"]");
  }

  @Test
  void gamesFromAGivenStart() {
    var run =
        Runs.of(
            "match",
            "tic-tac-toe",
            "pvs",
            "random",
            "--games",
            "10",
            "--start",
            "xx./oo./... x",
            "--no-swap",
            "--json");
    // One game and five repeats of it: then it is clear that more say nothing.
    assertThat(run.out()).contains("\"wins\":[6,0]").contains("\"meanLength\":1.0");
    assertThat(run.out()).contains("\"distinctPairs\":1,").contains("\"scoreInterval\":null");
  }

  @Test
  void traceIsWrittenWhole() throws IOException {
    var file = folder.resolve("trace.jsonl");
    var run =
        Runs.of(
            "analyse",
            "tic-tac-toe",
            "--agent",
            "alphabeta:depth=3",
            "--position",
            "x.o/.x./... o",
            "--trace",
            file.toString(),
            "--json");
    assertThat(run.code()).isZero();
    var lines = Files.readAllLines(file);
    assertThat(lines.getFirst()).contains("\"position\":\"x.o/.x./... o\"");
    long nodes = lines.stream().filter(line -> line.contains("\"node\":")).count();
    assertThat(run.out()).contains("\"nodes\":" + nodes + ",");
    assertThat(lines.getLast()).startsWith("{\"event\":\"leave\",\"ply\":0,");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "agents",
        "play",
        "show",
        "analyse",
        "match",
        "tournament",
        "solve",
        "perft",
        "sweep",
        "tune"
      })
  void everyVerbHasHelpWithAnExampleInEightyColumns(String verb) {
    var run = Runs.of(verb, "--help");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Example: plyground " + verb);
    assertThat(run.out().lines().filter(line -> !line.startsWith("Example")))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void theCompletionScriptKnowsTheVerbs() {
    assertThat(Runs.of("completion").out()).contains("complete -F").contains("tournament");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      textBlock =
          """
          show chess                                    @ plyground: no game 'chess'; there are:
          show tic-tac-to                               @ plyground: no game 'tic-tac-to'; did you mean: tic-tac-toe
          show tic-tac-toe --position=.../.q./..._x     @ plyground: --position: character 6 of '.../.q./...' is 'q'; expected x, o or .
          show tic-tac-toe --moves=5_5                  @ plyground: --moves, move 2: '5' is not a legal move; legal: 1 2 3 4 6 7 8 9
          show                                          @ plyground: Missing required parameter: 'GAME' (see plyground show --help)
          show tic-tac-toe --bord=x                     @ plyground: Unknown option: '--bord=x'
          shwo tic-tac-toe                              @ plyground: Unmatched argument
          analyse tic-tac-toe                           @ plyground: Missing required option: '--agent=A'
          analyse tic-tac-toe --agent=minmax            @ plyground: no agent 'minmax' for tic-tac-toe; did you mean: minimax?
          analyse tic-tac-toe --agent=human             @ plyground: --agent human: a person cannot be asked here; see play
          analyse tic-tac-toe --agent=pvs --depth=0     @ plyground: --depth 0: expected a whole number from 1
          analyse tic-tac-toe --agent=pvs --depth=x     @ plyground: Invalid value for option '--depth'
          analyse tic-tac-toe --agent=pvs --time=never  @ plyground: --time: 'never' is not a time; expected 250ms, 1.5s or 2m
          analyse tic-tac-toe --agent=pvs --trace=/no/such/place @ plyground: cannot write /no/such/place: no such folder
          match tic-tac-toe random human --games=1      @ plyground: agent 'human': people play in 'plyground play'
          match tic-tac-toe random random --games=0     @ plyground: --games 0: expected a whole number from 1
          match tic-tac-toe random random --games=1 --seed=-1 @ plyground: --seed -1: expected a whole number from 0 below 2^53
          match tic-tac-toe random random --games=1 --start=xxx/.../..._o @ plyground: --start: the game is over there
          perft tic-tac-toe --depth=0                   @ plyground: --depth 0: expected a whole number from 1
          """)
  void badInputIsOneLineAndExitTwo(String line, String complaint) {
    var args =
        List.of(line.split(" ")).stream().map(arg -> arg.replace('_', ' ')).toArray(String[]::new);
    var run = Runs.of(args);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith(complaint).hasLineCount(1);
  }

  @Test
  void aBadLineOfStandardInputIsNumbered() {
    var run =
        Runs.withInput(
            ".../.../... x\n.../.../... y\n", "show", "tic-tac-toe", "--stdin", "--json");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).hasLineCount(1);
    assertThat(run.err())
        .isEqualToNormalizingNewlines(
            "plyground: standard input, line 2: side 'y': expected x or o\n");
  }

  /**
   * Whatever this machine has: each thing says what it is for, and what is missing how to get it.
   */
  @Test
  void theDoctorNamesWhatIsThereAndWhatIsNot() {
    var run = Runs.of("doctor", "--json");
    assertThat(run.code()).isZero();
    var told = JsonMapper.shared().readTree(run.out());
    assertThat(told.path("sandbox").asString()).isIn("bubblewrap", "unshare", "none");
    assertThat(told.path("parts").findValuesAsString("name"))
        .contains(
            "Java",
            "bwrap",
            "cgroups",
            "swipl",
            "python3",
            "g++",
            "chromium",
            "javac",
            "PostgreSQL driver",
            "Apache Spark");
    for (var part : told.path("parts")) {
      assertThat(part.path("gives").asString()).isNotBlank();
      assertThat(part.path("installed").asBoolean()).isEqualTo(part.path("remedy").isNull());
      assertThat(part.path("installed").asBoolean()).isEqualTo(!part.path("place").isNull());
    }
    assertThat(Runs.of("doctor").out()).contains("+ javac", "Programs of others run under ");
  }
}
