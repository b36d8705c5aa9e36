package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.plugin.Plugins;
import plyground.testkit.PluginSource;

/** Commands with a game that is not ours. */
final class PluginCommandsTest {
  private static final PluginSource HEAP = PluginSource.HEAP;

  @TempDir Path folder;

  private Runs run(PluginSource game, String... args) {
    var all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--plugins", game.save(folder).toString()));
    return Runs.of(all.toArray(String[]::new));
  }

  private Runs match(PluginSource game) {
    return run(game, "match", "heap", "alphabeta:depth=4", "random", "--games", "4");
  }

  @AfterEach
  void withoutPlugins() {
    Plugins.install(List.of(), null); // other tests of this process list all games
  }

  @Test
  void everyVerbTakesAPlugin() {
    assertThat(run(HEAP, "games", "heap").out()).contains("    from " + folder, "version ");
    assertThat(run(HEAP, "games", "--json").out()).contains("\"sha256\":\"");
    assertThat(run(HEAP, "show", "heap", "--moves", "1 2").out()).contains("****... blue");
    assertThat(run(HEAP, "perft", "heap", "--depth", "3").out()).contains("23");
    assertThat(run(HEAP, "solve", "heap").out()).contains("plays 3, value 1");
    assertThat(run(HEAP, "analyse", "heap", "--agent", "mcts:nodes=500").code()).isZero();
    assertThat(match(HEAP).code()).isZero();
    assertThat(Runs.of("show", "heap").err()).contains("no game 'heap'");
  }

  @Test
  void aGameIsCheckedLawByLaw() {
    var well = run(HEAP, "check-game", "heap");
    assertThat(well.code()).isZero();
    assertThat(well.out()).contains("ok     keys", "perft: 3 9 23", "heap keeps every law");
    assertThat(well.out().lines()).allMatch(line -> line.length() <= 80);
    var broken = HEAP.with("Integer.toString(move + 1)", "\"take\"");
    var wrong = run(broken, "check-game", "heap", "--json");
    assertThat(wrong.code()).isEqualTo(1);
    assertThat(wrong.out())
        .contains("\"passed\":false", "\"perft\":[3,9,23")
        .contains(
            "{\"law\":\"move-text\",\"ok\":false,\"position\":\"******* blue\",\"move\":\"take\","
                + "\"text\":\"moves 0 and 1 look alike\"}");
  }

  @Test
  void whateverAPluginDoesEndsAMatchInOneLine() {
    ends(
        HEAP.with("return new Stones(left - 1 - move", "return new Stones(left / (left - left)"),
        "play() failed: java.lang.ArithmeticException: / by zero");
    ends(
        HEAP.with("int end = from;", "int end = from; while (left == 2) { }"),
        "moves() failed: plyground.agents.plugin.EndlessLoopException: a loop that went round");
    ends(
        HEAP.with(
            "int end = from;",
            "int end = from; var all = new java.util.ArrayList<long[]>(); while (left < 4) { all.add(new long[Integer.MAX_VALUE]); }"),
        "OutOfMemoryError");
    for (String exit : List.of("System.exit(0)", "Runtime.getRuntime().halt(0)")) {
      ends(
          HEAP.with("int end = from;", "int end = from; if (left < 4) " + exit + ";"),
          "exit(0): no plugin may end the program");
    }
    ends(
        HEAP.with(
            "left - 1 - move, toMove", "left == 1 ? 7 : Math.max(1, left - 1 - move), toMove"),
        "a game has come to 20000 moves (every game ends)");
    ends(HEAP.with("into[end++] = take;", "into[end++] = 0;"), "move 0 is listed twice");
    ends(HEAP.with("return left == 0;", "return left <= 6;"), "over() is true, and there are");
    ends(
        HEAP.with(".maxMoves(_ -> 3)", ".maxMoves(_ -> 2)"),
        "moves() failed: java.lang.ArrayIndexOutOf");
  }

  private void ends(PluginSource game, String told) {
    var run = match(game);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("plyground: plugin " + folder.resolve("Heap.java") + ", game 'heap' breaks")
        .contains(told, " at '");
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void whateverAPluginDoesEndsAnyCommandInOneLine() {
    var loop = HEAP.with("int end = from;", "int end = from; while (left == 2) { }");
    isTold(run(loop, "solve", "heap"));
    isTold(run(loop, "perft", "heap", "--depth", "9"));
    isTold(run(loop, "analyse", "heap", "--agent", "alphabeta:depth=6"));
    var deep = HEAP.with("return left == 0;", "return left == 2 ? over() : left == 0;");
    isTold(run(deep, "solve", "heap"));
  }

  private void isTold(Runs run) {
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("plugin " + folder, "breaks the law answers: ");
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void badPluginsAreOneLine() throws IOException {
    Files.writeString(folder.resolve("Other.java"), "public class Other { int x = y; }");
    var run = Runs.of("games", "--plugins", folder.resolve("Other.java").toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "plyground: plugin %s: line 1, column 30: cannot find symbol, symbol:   variable y,"
                    .formatted(folder.resolve("Other.java"))
                + " location: class Other: public class Other { int x = y; }\n");
    assertThat(run(HEAP.named("othello"), "games").err())
        .contains("there is a game 'othello' without it; give it another name");
  }

  @Test
  void recordsAndStoresKnowTheVersion() throws IOException {
    var store = folder.resolve("games.db").toString();
    var records = folder.resolve("games.jsonl");
    run(HEAP, "match", "heap", "random", "random", "--games", "2", "--store", store);
    run(HEAP, "match", "heap", "random", "random", "--games", "2", "--records", records.toString());
    assertThat(Files.readString(records)).containsPattern("\"plugin\":\"[0-9a-f]{64}\"");
    assertThat(run(HEAP, "replay", store, "0").err()).isEmpty();
    var changed = HEAP.with("take one to three", "take at most three");
    assertThat(run(changed, "replay", store, "0").err())
        .contains("warning: played with another version of the plugin than " + folder);
  }
}
