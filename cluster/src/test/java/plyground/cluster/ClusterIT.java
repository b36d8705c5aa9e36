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

/** A master and workers as processes; one worker and the driver die in the middle, twice. */
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

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void whatIsLearnedIsWhatThreadsLearn() throws IOException, InterruptedException {
    try (var cluster = new Standalone(folder)) {
      cluster.workers("only");
      for (String method : List.of("regression", "td")) {
        var here = folder.resolve(method + "-here.weights");
        var there = folder.resolve(method + "-there.weights");
        var alone = learn(cluster, method, here);
        assertThat(alone.waitFor()).as(log(here.getFileName().toString())).isZero();
        var driver = learn(cluster, method, there, "--cluster", cluster.master());
        assertThat(driver.waitFor()).as(log(there.getFileName().toString())).isZero();
        assertThat(there).hasSameBinaryContentAs(here);
        assertThat(log(there.getFileName().toString())).contains("1 executor with 1 core");
      }
    }
  }

  private Process learn(Standalone cluster, String method, Path out, String... more)
      throws IOException {
    var line = new ArrayList<>(List.of("learn", "tic-tac-toe", "--out", out.toString()));
    line.addAll(List.of("--method", method, "--games", "400", "--generation", "200"));
    line.addAll(List.of("--depth", "1", "--judging", "20", "--threads", "1"));
    line.addAll(List.of(more));
    var log = folder.resolve(out.getFileName() + ".log");
    return cluster.plyground(log, line.toArray(new String[0]));
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
