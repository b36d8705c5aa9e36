package plyground.cluster;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import plyground.arena.plan.Plan;
import plyground.arena.store.RemoteExecutor;
import plyground.arena.store.RemoteTasks;

/** Connects to Spark: a standalone cluster, this machine, or what spark-submit was told. */
public final class SparkProvider implements RemoteExecutor.Provider, RemoteTasks.Provider {
  /** A standalone master answers at once or not at all; others may have to find room first. */
  private static final Duration PATIENCE = Duration.ofSeconds(45);

  /**
   * The collector that disturbs games least; and the second compiler is kept for what stays busy,
   * as all of a start does not.
   */
  private static final String WORKER_OPTIONS =
      "-XX:+UseParallelGC -XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=6000"
          + " -XX:Tier4CompileThreshold=150000 -XX:Tier4BackEdgeThreshold=400000";

  private static final Duration LONG_PATIENCE = Duration.ofMinutes(10);

  @Override
  public RemoteExecutor connect(String address, Plan plan, Consumer<String> news) {
    var master = Master.of(address);
    var payload = FileCollector.pack(plan);
    return new SparkExecutor(connect(master, news), payload);
  }

  @Override
  public RemoteTasks connect(String address, Consumer<String> news) {
    return new SparkTasks(connect(Master.of(address), news), news);
  }

  private static SparkCluster connect(Master master, Consumer<String> news) {
    master.probe();
    var context = start(master);
    var monitor = ExecutorMonitor.latest();
    StartLog.listen(monitor::ended);
    var cluster = new SparkCluster(master, context, monitor);
    try {
      cluster.probe(news);
      return cluster;
    } catch (RuntimeException failure) {
      cluster.close();
      throw failure;
    }
  }

  private static JavaSparkContext start(Master master) {
    var patience = master.standalone() ? PATIENCE : LONG_PATIENCE;
    var context = new CompletableFuture<JavaSparkContext>();
    Thread.ofPlatform()
        .name("spark-start")
        .daemon()
        .start(
            () -> {
              try {
                context.complete(new JavaSparkContext(configuration(master)));
              } catch (Throwable failure) {
                // Scala throws Spark's checked exceptions without saying so.
                context.completeExceptionally(failure);
              }
            });
    try {
      return context.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException silent) {
      throw master
          .refusal(
              "who listens there did not answer as a Spark master within %d s; %s"
                  .formatted(patience.toSeconds(), SparkErrors.expected()))
          .causedBy(silent);
    } catch (ExecutionException failure) {
      throw SparkErrors.of(master, failure.getCause() == null ? failure : failure.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while connecting", interrupted);
    }
  }

  /** What is set by {@code -Dspark...} or spark-submit stays as it is. */
  private static SparkConf configuration(Master master) {
    var own = jar();
    var settings =
        new SparkConf()
            .setMaster(master.address())
            .setIfMissing("spark.app.name", "plyground")
            .set("spark.extraListeners", ExecutorMonitor.class.getName())
            .setIfMissing("spark.ui.showConsoleProgress", "false")
            .setIfMissing("spark.locality.wait", "0")
            .setIfMissing("spark.executor.extraJavaOptions", WORKER_OPTIONS)
            // Memory stays flat over millions of games: Spark remembers only the last jobs.
            .setIfMissing("spark.ui.retainedJobs", "100")
            .setIfMissing("spark.ui.retainedStages", "100")
            .setIfMissing("spark.ui.retainedTasks", "1000")
            .setIfMissing("spark.ui.retainedDeadExecutors", "100");
    return Files.isRegularFile(own) && !master.local()
        ? settings.setIfMissing("spark.jars", own.toUri().toString())
        : settings;
  }

  /** The jar with everything of ours, which the workers fetch from here. */
  private static Path jar() {
    try {
      return Path.of(
          SparkProvider.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
