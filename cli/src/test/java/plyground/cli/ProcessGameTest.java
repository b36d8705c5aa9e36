package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game whose rules are a Python program, right and wrong. */
@Tag("python")
final class ProcessGameTest {
  @TempDir Path folder;
  private String source = "";

  @BeforeEach
  void read() throws IOException {
    try (var in = ProcessGameTest.class.getResourceAsStream("/heap.py")) {
      source = new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
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

  private void told(String text, String... words) throws IOException {
    String game = game(text) + (text.contains("sleep") ? ",startup=300ms" : "");
    var run = Runs.of("perft", game, "--depth", "2");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(words);
    assertThat(run.err().lines()).hasSize(1);
  }
}
