package plyground.cluster;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import plyground.core.InputException;

/** A Spark that was started for us: who is at work there, and when to give it up. */
final class SparkCluster implements AutoCloseable {
  static final long POLL_MILLIS = 250;
  private static final int FIRST_NOTICE_SECONDS = 10;
  private static final int MOST_SECONDS = 120;

  private final Master master;
  private final JavaSparkContext context;
  private final ExecutorMonitor monitor;

  SparkCluster(Master master, JavaSparkContext context, ExecutorMonitor monitor) {
    this.master = master;
    this.context = context;
    this.monitor = monitor;
  }

  JavaSparkContext context() {
    return context;
  }

  /** Waits for the first workers and looks whether they can play. */
  void probe(Consumer<String> news) {
    await(news);
    try {
      var numbers = IntStream.range(0, monitor.cores()).boxed().toList();
      for (var worker :
          context.parallelize(numbers, numbers.size()).map(new ProbeTask()).collect()) {
        if (!worker[1].equals(context.version())) {
          throw master.refusal(
              "Spark %s on %s; %s".formatted(worker[1], worker[0], SparkErrors.expected()));
        }
      }
    } catch (InputException mismatch) {
      throw mismatch;
    } catch (Exception failed) {
      // Scala throws Spark's checked exceptions without saying so.
      throw error(failed);
    }
    var page = context.sc().uiWebUrl();
    news.accept(
        "playing on %s: %s%s"
            .formatted(
                master.address(), status(), page.isDefined() ? "; Spark UI " + page.get() : ""));
  }

  private void await(Consumer<String> news) {
    try {
      long begun = System.nanoTime();
      boolean told = false;
      while (monitor.cores() == 0) {
        Thread.sleep(POLL_MILLIS);
        long seconds = (System.nanoTime() - begun) / 1_000_000_000;
        refuse(seconds);
        if (!told && seconds >= FIRST_NOTICE_SECONDS) {
          news.accept("waiting for a free worker at " + master.address());
          told = true;
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for workers", interrupted);
    }
  }

  /** Ends a wait that leads nowhere. */
  private void refuse(long seconds) {
    refuseHopeless();
    String memory = context.getConf().get("spark.executor.memory", "1g");
    if (context.sc().isStopped()) {
      throw master.refusal(
          "no executor could be started; expected JDK 25 and %s of memory on the workers,"
                  .formatted(memory)
              + " whose logs say more");
    }
    if (seconds > MOST_SECONDS) {
      throw master.refusal(
          "no free worker within %d s; expected one with a core and %s of memory"
              .formatted(MOST_SECONDS, memory));
    }
  }

  /** Refuses to wait for executors that never come up. */
  void refuseHopeless() {
    String reason = monitor.hopeless();
    if (!reason.isEmpty()) {
      throw master.refusal(
          "executors end as soon as they start (%s); %s and JDK 25 on the workers, whose logs say more"
              .formatted(reason, SparkErrors.expected()));
    }
  }

  /** What went wrong there, in one line. */
  InputException error(Throwable failure) {
    return SparkErrors.of(master, failure);
  }

  /** Says from now on what happens to executors. */
  void tell(Consumer<String> news) {
    monitor.tell(news);
  }

  /** How many tasks are done at a time just now. */
  int cores() {
    return Math.max(1, monitor.cores());
  }

  String status() {
    return monitor.status();
  }

  @Override
  public void close() {
    context.stop();
  }
}
