package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.console.InterruptSignal;

/** Books from the command line. */
final class BookCommandTest {
  private static final String GAME = "dots-and-boxes:rows=1";

  @TempDir Path folder;

  private Runs book(String file, String... more) {
    var words = new String[more.length + 4];
    System.arraycopy(new String[] {"book", GAME, "--out", path(file)}, 0, words, 0, 4);
    System.arraycopy(more, 0, words, 4, more.length);
    return Runs.of(words);
  }

  private String path(String file) {
    return folder.resolve(file).toString();
  }

  private String text(String file) throws IOException {
    byte[] bytes = Files.readAllBytes(folder.resolve(file));
    try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Without its log a book still knows what is in it, and that not all of the last ply is. */
  @Test
  void goesOnFromTheBookItselfAndSaysWhatIsMissing() throws IOException {
    assertThat(book("b", "--plies", "2").code()).isZero();
    String two = text("b");
    Files.delete(folder.resolve("b.solved"));
    var stopped = book("b", "--plies", "4", "--resume", "--time", "0s");
    assertThat(stopped.code()).isEqualTo(InterruptSignal.EXIT_CODE);
    assertThat(text("b"))
        .contains("command plyground book " + GAME + " --plies 4 # 0 of ")
        .contains(two.lines().skip(4).toList());

    var whole = book("b", "--plies", "4", "--resume");
    assertThat(whole.code()).isZero();
    assertThat(text("b")).contains("command plyground book " + GAME + " --plies 4\n");
    assertThat(book("c", "--plies", "4").code()).isZero();
    assertThat(values("b")).isEqualTo(values("c"));
  }

  private String values(String file) throws IOException {
    return text(file).replaceAll("sha256 .*|\t[^\t]*\n", "\n");
  }

  @Test
  void whatTheSolverIsQuickAtNeedNotBeInIt() throws IOException {
    var none = Runs.of("book", "othello", "--out", path("b"), "--plies", "3", "--over", "60m");
    assertThat(none.code()).isZero();
    assertThat(text("b"))
        .contains("command plyground book othello --plies 3 --over 60m\n")
        .hasLineCount(4);
    var wrong = book("c", "--plies", "3", "--over", "1s", "--agent", "best:nodes=10");
    assertThat(wrong.err()).contains("--over").hasLineCount(1);
    assertThat(wrong.code()).isEqualTo(2);
  }

  @Test
  void whatIsNoBookIsRefused() throws IOException {
    Files.writeString(folder.resolve("b"), "no book");
    var refused = book("b", "--plies", "2", "--resume");
    assertThat(refused.err()).contains(path("b") + ": no book").hasLineCount(1);
    assertThat(refused.code()).isEqualTo(2);
  }
}
