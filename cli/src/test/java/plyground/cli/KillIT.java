package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.arena.store.Store;
import plyground.core.SplitMix;

/** A tournament that is killed again and again comes to the same table. */
final class KillIT {
  private static final Path JAR = Path.of("target/plyground.jar").toAbsolutePath();
  private static final int KILLS = 20;
  private static final String[] TOURNAMENT = {
    "tournament",
    "war-of-life",
    "minimax",
    "land_grab",
    "bloodlust",
    "--games",
    "1500",
    "--seed",
    "3"
  };

  @TempDir Path folder;

  private Process start(String... more) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-jar", JAR.toString()));
    command.addAll(List.of(TOURNAMENT));
    command.addAll(List.of(more));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private static String output(Process process) throws IOException, InterruptedException {
    var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(text).isZero();
    return text;
  }

  @Test
  void twentyKillsChangeNothing() throws IOException, InterruptedException {
    String store = folder.resolve("killed.db").toString();
    var random = new SplitMix(20);
    int unfinished = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      var process = start("--store", store, "--resume", "--threads", "2");
      process.waitFor(300 + random.nextInt(700), TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
      unfinished += complete(store) ? 0 : 1;
    }
    assertThat(unfinished).as("kills that interrupted something").isPositive();
    var both = List.of(start("--store", store, "--resume"), start("--store", store, "--resume"));
    String expected = output(start());
    for (var process : both) {
      assertThat(output(process)).isEqualTo(expected);
    }
  }

  private static boolean complete(String address) {
    try (var store = Store.open(address)) {
      return store.runs().stream().anyMatch(run -> store.played(run) == run.size());
    }
  }
}
