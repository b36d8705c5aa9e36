package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.testkit.PluginSource;

/** Learning from the command line. */
final class LearnCommandTest {
  @TempDir Path folder;

  @Test
  void learnsAndShowsWhatItLearned() {
    var file = folder.resolve("t.weights");
    var learned =
        Runs.of(
            "learn",
            "tic-tac-toe",
            "--out",
            file.toString(),
            "--games",
            "200",
            "--depth",
            "1",
            "--judging",
            "20",
            "--threads",
            "1");
    assertThat(learned.err()).isEmpty();
    assertThat(learned.out().lines()).hasSize(5);
    assertThat(Files.exists(file)).isTrue();
    var shown = Runs.of("learn", "--show", file.toString());
    assertThat(shown.out())
        .contains("game tic-tac-toe", "--games 200", "What weighs most", "each: turn");
  }

  @Test
  void aPluginStaysHere() throws IOException {
    PluginSource.HEAP.save(folder);
    String out = folder.resolve("h.weights").toString();
    var refused =
        Runs.of(
            "learn", "heap", "--out", out, "--cluster", "local[2]", "--plugins", folder.toString());
    assertThat(refused.err())
        .isEqualTo(
            "plyground: --cluster: the game heap comes from a file of its own, which does not"
                + " travel; leave out --cluster\n");
    assertThat(refused.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          learn                                          | expected a game to learn
          learn tic-tac-toe                              | --out: expected a file for the weights
          learn war --out x                              | war shows no features to learn from
          learn tic-tac-toe --out x --method magic       | --method magic: expected regression or td
          learn tic-tac-toe --out x --trust 2            | --trust 2.0: expected a number from 0 to 1
          learn tic-tac-toe --out .                      | --out .: a folder; expected a file for the weights
          learn tic-tac-toe --out x --time soon          | --time: 'soon' is not a time; expected 250ms
          learn tic-tac-toe --out x --threads 0          | --threads 0: expected a whole number from 1
          learn tic-tac-toe --out x --threads 100000     | --threads 100000: expected at most
          learn tic-tac-toe --out x --cluster local[2]   | --cluster: this program was started without its cluster module
          learn war --out x --cluster local[2]           | war shows no features to learn from
          learn --show /nonexistent                      | cannot read weights /nonexistent
          """)
  void badInputIsOneLine(String words, String complaint) {
    var refused = Runs.of(words.split(" "));
    assertThat(refused.err()).contains(complaint);
    assertThat(refused.err().lines()).hasSize(1);
    assertThat(refused.code()).isEqualTo(2);
  }
}
