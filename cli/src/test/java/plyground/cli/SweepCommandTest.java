package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.testkit.Snapshot;
import tools.jackson.databind.json.JsonMapper;

/** Sweeps from the command line. */
@Tag("slow")
final class SweepCommandTest {
  private static final String[] SWEEP = {
    "sweep", "tic-tac-toe", "mcts:playouts={5..45*3},c={0.5,1.4}", "--games", "20"
  };

  @TempDir Path folder;

  private static Runs run(Object... more) {
    return Runs.of(
        Stream.concat(Arrays.stream(SWEEP), Arrays.stream(more).map(Object::toString))
            .toArray(String[]::new));
  }

  @Test
  void everybodyPlaysEverybody() {
    var sweep = run();
    assertThat(sweep.err()).isEmpty();
    Snapshot.check("sweep", sweep.out());
    assertThat(sweep.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void everybodyPlaysTheReference() {
    Snapshot.check("sweep-against-json", run("--against", "alphabeta:depth=2", "--json").out());
  }

  @Test
  void neitherThreadsNorStoresChangeIt() throws IOException {
    var store = folder.resolve("s.db");
    var page = folder.resolve("s.html");
    var one = run("--threads", 1, "--report", page);
    var stored = run("--threads", 3, "--store", store);
    assertThat(stored.out()).isEqualTo(one.out());
    assertThat(run("--store", store).err()).contains("holds this run already", "--resume");
    assertThat(run("--store", store, "--resume").out()).isEqualTo(one.out());
    assertThat(page)
        .content()
        .contains("Strength by playouts", "<svg", "color2", "plyground sweep tic-tac-toe")
        .doesNotContain("<script", "src=", "url(");
    var plots = JsonMapper.shared().readTree(Files.readString(folder.resolve("s.vl.json")));
    assertThat(plots.get("$schema").asString()).contains("vega-lite");
    assertThat(plots.get("vconcat").size()).isEqualTo(4);
    assertThat(plots.get("data").get("values").size()).isEqualTo(3 + 2 * 3 + 2 + 3 * 2);
  }

  /** One game played again and again shows nothing, and nothing is claimed. */
  @Test
  void repetitionIsNoEvidence() {
    var run =
        Runs.of(
            "sweep",
            "tic-tac-toe",
            "alphabeta:depth={1..2}",
            "--games",
            "40",
            "--start",
            ".../.../... x");
    assertThat(run.out())
        .contains("20 starts, 1 of them different in their games: fewer than 5 show nothing.")
        .doesNotContain("[", "*");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      textBlock =
          """
          pvs:nodes={1..1000000} --games=2       @ plyground: --most-settings 200: the ranges make 1,000,000 settings; narrow them or allow more
          pvs:nodes={9..1} --games=2             @ plyground: 'pvs:nodes={9..1}': range '9..1': expected the smaller number first
          pvs:nodes={1,2} --games=3              @ plyground: --games 3: expected an even number, half for each seating
          pvs:nodes={1,2}                        @ plyground: --games is missing
          pvs --games=2                          @ plyground: one setting alone compares with nothing
          pvs:nods={1,2} --games=2               @ plyground: agent 'pvs:nods=1': no parameter 'nods'; did you mean: nodes
          pvs:nodes={0,2} --games=2              @ plyground: agent 'pvs:nodes=0': nodes=0: expected
          pvs:nodes={1,2} --games=2 --report=a.md @ plyground: --report 'a.md': expected a name that ends in .html, .json or .txt
          """)
  void badInputIsOneLine(String line, String complaint) {
    var run = Runs.of(("sweep tic-tac-toe " + line).split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith(complaint).hasLineCount(1);
    assertThat(run.out()).isEmpty();
  }
}
