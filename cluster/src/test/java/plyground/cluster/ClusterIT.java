package plyground.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plyground.arena.store.Store;

/** A master and two workers as processes; one worker and the driver die in the middle, twice. */
final class ClusterIT {
  private static final String[] TOURNAMENT = {
    "tournament",
    "othello",
    "alphabeta:depth=3",
    "alphabeta:depth=2,eval=mobility",
    "greedy",
    "--games",
    "200",
    "--openings",
    "6"
  };
  private static final int WORKER_DIES_AT = 40;
  private static final int DRIVER_DIES_AT = 250;

  /** Games of its own that show the driver at work: the one before may have left any number. */
  private static final int INTERRUPTED_AFTER = 20;

  private static final int INTERRUPTED = 130;

  @TempDir Path folder;

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void theDeadCostOnlyWhatTheyWerePlaying() throws IOException, InterruptedException {
    var store = folder.resolve("games.db");
    try (var cluster = new Standalone(folder)) {
      var doomed = cluster.workers("first", "second").getFirst();
      var driver = start(cluster, "killed", "--store", store.toString());
      awaitGames(store, WORKER_DIES_AT, driver);
      doomed.destroyForcibly();
      awaitGames(store, DRIVER_DIES_AT, driver);
      driver.destroyForcibly().waitFor();

      int left = played(store);
      var stopped = start(cluster, "stopped", "--resume", "--store", store.toString());
      awaitGames(store, left + INTERRUPTED_AFTER, stopped);
      new ProcessBuilder("kill", "-INT", "" + stopped.pid()).start().waitFor();
      assertThat(stopped.waitFor()).as(log("stopped")).isEqualTo(INTERRUPTED);
      assertThat(log("stopped")).endsWith(farewell(store)).doesNotContain("Exception");

      var records = folder.resolve("cluster.jsonl");
      var resumed =
          cluster.submitted(
              folder.resolve("resumed.log"),
              line(
                  List.of(
                      "--cluster",
                      "--resume",
                      "--store",
                      store.toString(),
                      "--records",
                      records.toString())));
      assertThat(resumed.waitFor()).as(log("resumed")).isZero();

      var expected = folder.resolve("local.jsonl");
      var alone =
          cluster.plyground(
              folder.resolve("local.log"), line(List.of("--records", expected.toString())));
      assertThat(alone.waitFor()).as(log("local")).isZero();
      assertThat(records).hasSameTextualContentAs(expected);
      assertThat(log("killed")).contains("2 executors with 2 cores", "Spark UI http://");
      assertThat(log("killed")).contains("is gone");
      assertThat(table("resumed")).isEqualTo(table("local"));
    }
  }

  private static String farewell(Path store) {
    return "plyground: stopped; the games played are in '%s', --resume goes on with them%n"
        .formatted(store);
  }

  private Process start(Standalone cluster, String name, String... more)
      throws IOException, InterruptedException {
    var arguments = new ArrayList<>(List.of("--cluster", cluster.master()));
    arguments.addAll(List.of(more));
    return cluster.plyground(folder.resolve(name + ".log"), line(arguments));
  }

  private static String[] line(List<String> more) {
    var line = new ArrayList<>(List.of(TOURNAMENT));
    line.addAll(more);
    return line.toArray(new String[0]);
  }

  private String log(String name) throws IOException {
    return Files.readString(folder.resolve(name + ".log"));
  }

  /** What was printed, from the heading on. */
  private String table(String name) throws IOException {
    String all = log(name);
    return all.substring(all.indexOf("othello, 200 games"));
  }

  private void awaitGames(Path file, int games, Process driver) throws InterruptedException {
    while (played(file) < games) {
      assertThat(driver.isAlive()).as("driver").isTrue();
      Thread.sleep(100);
    }
  }

  private static int played(Path file) {
    if (!Files.exists(file)) {
      return 0;
    }
    try (var store = Store.open(file.toString())) {
      return store.runs().stream().mapToInt(store::played).sum();
    }
  }
}
