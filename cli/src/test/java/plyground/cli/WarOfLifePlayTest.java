package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.testkit.Snapshot;

/** War of Life by the commands that every game has. */
final class WarOfLifePlayTest {
  @TempDir Path folder = Path.of("");

  @Test
  void aGameInTheTerminal() {
    var run =
        Runs.withInput(
            "last\n[1, 2, 1, 1]\nlast\nquit\n",
            "play",
            "war-of-life",
            "--p2",
            "land_grab",
            "--position",
            "gliders",
            "--seed",
            "1");
    assertThat(run.err()).isEmpty();
    Snapshot.check("play-war-of-life", run.out());
  }

  @Test
  void theSeedsMinimaxCanBeTraced() throws IOException {
    var file = folder.resolve("trace.jsonl");
    for (String depth : new String[] {"1", "2", "3"}) {
      var run =
          Runs.of(
              "analyse",
              "war-of-life",
              "--agent",
              "minimax:depth=" + depth,
              "--position",
              "gliders",
              "--trace",
              file.toString(),
              "--json");
      var lines = Files.readAllLines(file);
      long nodes = lines.stream().filter(line -> line.contains("\"node\":")).count();
      assertThat(run.out()).contains("\"nodes\":" + nodes + ",");
      assertThat(lines.getLast()).startsWith("{\"event\":\"leave\",\"ply\":0,");
    }
  }

  /** The ladder's steps are far apart: of 100 games each the better side takes most. */
  @ParameterizedTest
  @CsvSource({"land_grab, random", "minimax, land_grab", "greedy, minimax", "pvs:depth=2, greedy"})
  void everyStepOfTheLadderBeatsTheOneBelow(String better, String worse) {
    var run = Runs.of("match", "war-of-life", better, worse, "--games", "100", "--json");
    assertThat(run.err()).isEmpty();
    var score = Pattern.compile("\"score\":([0-9.]+)").matcher(run.out());
    assertThat(score.find()).isTrue();
    assertThat(Double.parseDouble(score.group(1))).isGreaterThan(0.6);
  }
}
