package plyground.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import plyground.arena.play.GameQueue;
import plyground.arena.play.GameRange;
import plyground.arena.record.Transcript;
import plyground.arena.store.RemoteExecutor;
import plyground.core.InputException;

/**
 * The driver's side: every range of games is a Spark job of one task, and as many jobs are under
 * way as keep all cores busy. Spark itself sends a task again whose worker has died.
 */
final class SparkExecutor implements RemoteExecutor {
  /** Twice the cores: a worker that is done finds the next task waiting. */
  private static final int RANGES_A_CORE = 2;

  private static final int MOST_THREADS = 4_000;
  private static final long POLL_MILLIS = 250;
  private static final int FIRST_NOTICE_SECONDS = 10;
  private static final int MOST_SECONDS = 120;

  private final Master master;
  private final JavaSparkContext context;
  private final ExecutorMonitor monitor;
  private final PlayTask task;
  private volatile boolean goingDown;
  private volatile @Nullable Throwable failure;

  SparkExecutor(
      Master master, JavaSparkContext context, ExecutorMonitor monitor, JobPayload payload) {
    this.master = master;
    this.context = context;
    this.monitor = monitor;
    task = new PlayTask(context.broadcast(payload), context.sc().longAccumulator("games"));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> goingDown = true));
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
      throw SparkErrors.of(master, failed);
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

  private void refuseHopeless() {
    String reason = monitor.hopeless();
    if (!reason.isEmpty()) {
      throw master.refusal(
          "executors end as soon as they start (%s); %s and JDK 25 on the workers, whose logs say more"
              .formatted(reason, SparkErrors.expected()));
    }
  }

  @Override
  public void play(GameQueue<Transcript> queue, Consumer<String> news) {
    monitor.tell(news);
    var threads = new ArrayList<Thread>();
    try {
      do {
        // Workers may join at any time.
        int wanted = Math.min(MOST_THREADS, RANGES_A_CORE * Math.max(1, monitor.cores()));
        while (threads.size() < wanted && failure == null) {
          threads.add(Thread.ofPlatform().daemon().start(() -> work(queue)));
        }
        Thread.sleep(POLL_MILLIS);
        refuseHopeless();
      } while (threads.stream().anyMatch(Thread::isAlive));
    } catch (InterruptedException interrupted) {
      fail(queue, interrupted);
      Thread.currentThread().interrupt();
    } catch (InputException hopeless) {
      fail(queue, hopeless);
    }
    rethrow();
  }

  private void work(GameQueue<Transcript> queue) {
    try {
      double pace = 0;
      for (var range = queue.lease(pace); range != null; range = queue.lease(pace)) {
        var batch = play(range);
        pace = batch.pace();
        queue.deliver(range, batch.games());
      }
    } catch (Throwable thrown) {
      // Scala throws Spark's checked exceptions without saying so.
      while (goingDown) {
        // Spark has been stopped because the process ends, which is told elsewhere.
        LockSupport.park();
      }
      fail(queue, thrown);
    }
  }

  private ResultBatch play(GameRange range) {
    context.sc().setJobDescription("games " + range.from() + " to " + (range.to() - 1));
    var numbers = List.of(new int[] {range.from(), range.to()});
    return ResultBatch.unwrap(context.parallelize(numbers, 1).map(task).collect().getFirst());
  }

  private void fail(GameQueue<Transcript> queue, Throwable thrown) {
    synchronized (this) {
      if (failure != null) {
        return;
      }
      failure = thrown;
    }
    queue.stop();
    context.sc().cancelAllJobs();
  }

  private void rethrow() {
    switch (failure) {
      case null -> {}
      case InputException own -> throw own;
      case Error error -> throw error;
      case Throwable other -> throw SparkErrors.of(master, other);
    }
  }

  @Override
  public int size() {
    return Math.max(1, monitor.cores());
  }

  @Override
  public String status() {
    return monitor.status();
  }

  @Override
  public void close() {
    context.stop();
  }
}
