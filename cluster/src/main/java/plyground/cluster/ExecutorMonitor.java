package plyground.cluster;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.jspecify.annotations.Nullable;

/**
 * Who is at work, from Spark's own events. Spark makes it by name while it starts, since the first
 * executors come before one could add a listener.
 */
public final class ExecutorMonitor extends SparkListener {
  private static final AtomicReference<@Nullable ExecutorMonitor> LATEST = new AtomicReference<>();

  private static final int HOPELESS = 5;

  private record Executor(String host, int cores) {}

  private final Map<String, Executor> executors = new HashMap<>();
  private Consumer<String> news = _ -> {};
  private int running;
  private long done;
  private int lost;
  private int failedStarts;
  private String lastFailure = "";

  public ExecutorMonitor() {
    LATEST.set(this);
  }

  /** That of the context started last. */
  static ExecutorMonitor latest() {
    return Objects.requireNonNull(LATEST.get(), "no Spark was started");
  }

  synchronized void tell(Consumer<String> listener) {
    news = listener;
  }

  @Override
  public synchronized void onExecutorAdded(SparkListenerExecutorAdded event) {
    var info = event.executorInfo();
    executors.put(event.executorId(), new Executor(info.executorHost(), info.totalCores()));
    failedStarts = 0;
  }

  @Override
  public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved event) {
    var gone = executors.remove(event.executorId());
    if (gone != null) {
      lost++;
      news.accept(
          "the executor on %s is gone (%s); its games are played again, %d left"
              .formatted(gone.host(), SparkErrors.brief(event.reason()), executors.size()));
    }
  }

  @Override
  public synchronized void onTaskStart(SparkListenerTaskStart event) {
    running++;
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd event) {
    running--;
    done++;
  }

  /** An executor ended, perhaps before it was one of those counted here. */
  synchronized void ended(String reason) {
    failedStarts++;
    lastFailure = SparkErrors.brief(reason);
  }

  /** Why no executor comes up any more, after so many in a row that did not; empty otherwise. */
  synchronized String hopeless() {
    return executors.isEmpty() && failedStarts >= HOPELESS ? lastFailure : "";
  }

  /** How many games can be played at a time just now. */
  synchronized int cores() {
    return executors.values().stream().mapToInt(Executor::cores).sum();
  }

  synchronized String status() {
    return "%s with %s, %s running, %d done%s"
        .formatted(
            several(executors.size(), "executor"),
            several(cores(), "core"),
            several(Math.max(0, running), "task"),
            done,
            lost == 0 ? "" : ", " + several(lost, "executor") + " lost");
  }

  private static String several(int many, String what) {
    return many + " " + what + (many == 1 ? "" : "s");
  }
}
