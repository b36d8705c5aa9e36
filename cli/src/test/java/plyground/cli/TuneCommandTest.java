package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.testkit.Snapshot;

/** Tuning from the command line. */
final class TuneCommandTest {
  private static final String[] TUNE = {
    "tune",
    "tic-tac-toe",
    "mcts:c={0.1..5},playouts=10",
    "--iterations",
    "6",
    "--pairs",
    "3",
    "--confirm",
    "40"
  };

  @TempDir Path folder;

  private static Runs run(Object... more) {
    return Runs.of(
        Stream.concat(Arrays.stream(TUNE), Arrays.stream(more).map(Object::toString))
            .toArray(String[]::new));
  }

  @Test
  void itEndsWithAnHonestVerdict() {
    var tuned = run();
    assertThat(tuned.err()).isEmpty();
    Snapshot.check("tune", tuned.out());
    Snapshot.check("tune-json", run("--json").out());
  }

  @Test
  void neitherThreadsNorStoresChangeIt() {
    var store = folder.resolve("t.db");
    var page = folder.resolve("t.html");
    var one = run("--threads", 1, "--report", page);
    assertThat(run("--threads", 3, "--store", store).out()).isEqualTo(one.out());
    assertThat(run("--store", store).err()).contains("holds this run already", "--resume");
    assertThat(run("--store", store, "--resume").out()).isEqualTo(one.out());
    assertThat(page).content().contains("c over iterations", "<svg", "plyground tune tic-tac-toe");
    assertThat(folder.resolve("t.vl.json")).content().contains("vega-lite", "\"line\" : \"c\"");
  }

  /** A longer tuning goes on with the games of nobody else, however alike it looks. */
  @Test
  void anotherSeedIsAnotherTuning() {
    assertThat(run("--seed", 2).out()).isNotEqualTo(run().out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      textBlock =
          """
          random                           @ plyground: 'random' has no number to tune by itself
          randon                           @ plyground: no agent 'randon' for tic-tac-toe
          mcts:c={0..200}                  @ plyground: 'mcts:c={0..200}': c=200: expected a number from 0.0 to 100.0
          mcts:c={1,2}                     @ plyground: 'mcts:c={1,2}': expected one range {low..high} of numbers for c
          mcts --iterations=0              @ plyground: --iterations 0: expected a whole number from 1
          mcts --look=0.7                  @ plyground: --look 0.7: expected a number above 0 and up to 0.5
          mcts --pairs=0                   @ plyground: --pairs 0: expected a whole number from 1
          mcts --records=x.jsonl           @ plyground: --records: tune keeps games in --store
          """)
  void badInputIsOneLine(String line, String complaint) {
    var run = Runs.of(("tune tic-tac-toe " + line).split(" "));
    assertThat(run.err()).startsWith(complaint).hasLineCount(1);
    assertThat(run.code()).isEqualTo(2);
  }
}
