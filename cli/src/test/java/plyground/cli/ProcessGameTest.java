package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game whose rules are a Python program, right and wrong. */
@Tag("slow")
@Tag("python")
final class ProcessGameTest {
  @TempDir Path folder;
  private String source = "";
  private String hexapawn = "";

  @BeforeEach
  void read() throws IOException {
    source = resource("/heap.py");
    hexapawn = resource("/hexapawn.py");
  }

  private static String resource(String name) throws IOException {
    try (var in = ProcessGameTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String game(String text) throws IOException {
    var file = Files.writeString(folder.resolve("heap.py"), text);
    return "process:command=\"python3 " + file + "\"";
  }

  @Test
  void aProgramIsAGameLikeAnyOther() throws IOException {
    String game = game(source);
    assertThat(Runs.of("show", game, "--moves", "1 2").out()).contains("4 blue\nblue to move");
    assertThat(Runs.of("solve", game).out()).contains("plays 3, value 1");
    assertThat(Runs.of("perft", game, "--depth", "3").out()).contains("23");
    var match = Runs.of("match", game, "alphabeta:depth=7", "random", "--games", "2");
    assertThat(match.code()).isZero();
    var check = Runs.of("check-game", game, "--playouts", "5");
    assertThat(check.out()).contains("keeps every law");
    assertThat(check.code()).isZero();
  }

  @Test
  void whatItRefusesIsRefusedInItsWords() throws IOException {
    var run = Runs.of("show", game(source), "--position", "9 blue");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("plyground: --position: no such position: a heap has 0 to 7 stones\n");
  }

  @Test
  void wrongIsTold() throws IOException {
    told(source.replace("\"toMove\": side, ", ""), "\"type\":\"moves\"", "without \"toMove\"");
    told(
        source.replace(
            "print(json.dumps(answer(json.loads(line))), flush=True)", "print('hi', flush=True)"),
        "answered {\"type\":\"hello\",\"protocol\":1} with 'hi', which is no JSON object");
    told(source.replace("import json\n", "import jsom\n"), "ended with exit code 1");
    told(source.replace("\"maxMoves\": 3", "\"maxMoves\": 2"), "more than its maxMoves");
    told("import time\ntime.sleep(100)\n", "did not answer within 300 ms");
  }

  @Test
  void whatSaysItsBoardHasOne() throws IOException {
    String game = game(hexapawn);
    var shown = Runs.of("show", game, "--moves", "b1-b2");
    assertThat(shown.out()).contains("3  b  b  b", "2  .  w  .", "1  w  .  w", "white 3 pawns");
    assertThat(Runs.of("show", game, "--position", "w../.../... black").out())
        .contains("white wins", "last row");
    var picture = folder.resolve("board.svg");
    assertThat(Runs.of("show", game, "--svg", picture.toString()).code()).isZero();
    assertThat(Files.readString(picture)).contains("<svg").contains("black");
    var check = Runs.of("check-game", game, "--playouts", "10");
    assertThat(check.out()).contains("keeps every law");
  }

  @Test
  void aProgramThatIsAPluginHasANameOfItsOwn() throws IOException {
    var file = Files.writeString(folder.resolve("hexapawn.py"), hexapawn).toString();
    assertThat(Runs.of("games", "hexapawn", "--plugins", file).out())
        .contains("three pawns each", "from " + file + ", version ");
    assertThat(Runs.of("solve", "hexapawn", "--plugins", file).out()).contains("value -1");
    var match =
        Runs.of(
            "match", "hexapawn", "alphabeta:depth=9", "random", "--games", "2", "--plugins", file);
    assertThat(match.err()).isEmpty();
    assertThat(match.code()).isZero();
    var silent = Files.writeString(folder.resolve("silent.py"), "print('hi')\n").toString();
    var run = Runs.of("games", "--plugins", silent);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("plyground: plugin " + silent + ": ").contains("'hi'");
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void aBoardThatIsNoneIsTold() throws IOException {
    shownWrongly(
        "squares 3 3", "circles 3 3", "says board 'circles 3 3' in its hello; expected sq");
    shownWrongly("squares 3 3", "squares 99 3", "each number from 1 to 26");
    shownWrongly("squares 3 3", "graph", "without \"places\"");
    shownWrongly("squares 3 3", "squares 4 3", "ends after 9 of 12 cells");
    shownWrongly("w pawn white", "white", "says piece 'white' in its hello; expected a symbol");
    shownWrongly("w pawn white", "w pawn blue", "a side 'blue' that is none of its sides");
    shownWrongly(
        "\"won\": [", "\"cells\": [\"z9\" for _ in legal], \"won\": [", "points at 'z9', which");
  }

  private void shownWrongly(String old, String other, String words) throws IOException {
    var run = Runs.of("check-game", game(hexapawn.replace(old, other)), "--playouts", "1");
    assertThat(run.code()).isNotZero();
    assertThat((run.out() + run.err()).replaceAll("\\s+", " ")).contains(words);
  }

  private void told(String text, String... words) throws IOException {
    String game = game(text) + (text.contains("sleep") ? ",startup=300ms" : "");
    var run = Runs.of("perft", game, "--depth", "2");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(words);
    assertThat(run.err().lines()).hasSize(1);
  }
}
