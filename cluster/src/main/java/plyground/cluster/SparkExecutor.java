package plyground.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
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

  private final SparkCluster cluster;
  private final PlayTask task;
  private volatile boolean goingDown;
  private volatile @Nullable Throwable failure;

  SparkExecutor(SparkCluster cluster, JobPayload payload) {
    this.cluster = cluster;
    var context = cluster.context();
    task = new PlayTask(context.broadcast(payload), context.sc().longAccumulator("games"));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> goingDown = true));
  }

  @Override
  public void play(GameQueue<Transcript> queue, Consumer<String> news) {
    cluster.tell(news);
    var threads = new ArrayList<Thread>();
    try {
      do {
        // Workers may join at any time.
        int wanted = Math.min(MOST_THREADS, RANGES_A_CORE * cluster.cores());
        while (threads.size() < wanted && failure == null) {
          threads.add(Thread.ofPlatform().daemon().start(() -> work(queue)));
        }
        Thread.sleep(SparkCluster.POLL_MILLIS);
        cluster.refuseHopeless();
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
    var context = cluster.context();
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
    cluster.context().sc().cancelAllJobs();
  }

  private void rethrow() {
    switch (failure) {
      case null -> {}
      case InputException own -> throw own;
      case Error error -> throw error;
      case Throwable other -> throw cluster.error(other);
    }
  }

  @Override
  public int size() {
    return cluster.cores();
  }

  @Override
  public String status() {
    return cluster.status();
  }

  @Override
  public void close() {
    cluster.close();
  }
}
