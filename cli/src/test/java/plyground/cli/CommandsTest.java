package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.cli.Runs.snapshot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;

/** The commands about games and agents. */
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
}
