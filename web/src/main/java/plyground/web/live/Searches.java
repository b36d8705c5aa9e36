package plyground.web.live;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Stop;

/**
 * The searches of the lab: a few at a time, the others wait their turn, every client in a line of
 * its own. Moves have threads of their own, so that no game waits for somebody's studies. Each is
 * stopped when its time is over, and that time is shorter the more are waiting, so that everybody
 * gets an answer.
 */
public final class Searches implements AutoCloseable {
  /** What a search is for, the most urgent of a client first. */
  public enum Purpose {
    MOVE(Duration.ofSeconds(10), 1),
    HINT(Duration.ofSeconds(10), 1),
    STUDY(Duration.ofSeconds(20), 2);

    private final Duration longest;
    private final int price;

    Purpose(Duration longest, int price) {
      this.longest = longest;
      this.price = price;
    }

    Duration longest() {
      return longest;
    }

    /** What a second of it counts for, where clients are compared. */
    int price() {
      return price;
    }
  }

  /** Something to find out; the limit holds the signal that ends it. */
  @FunctionalInterface
  public interface Task<T> {
    T run(Limit limit) throws AgentException;
  }

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("lab-clock").factory());
  private final FairPool moves;
  private final FairPool studies;

  /**
   * @param threads for moves; half as many serve the rest
   */
  public Searches(int threads) {
    moves = new FairPool(threads, "move-", clock);
    studies = new FairPool(Math.max(1, threads / 2), "study-", clock);
  }

  /**
   * Queues a search; the stop signal may be raised by the caller too.
   *
   * @param client for whom
   * @throws Refusal if too many are waiting
   */
  public <T> CompletableFuture<T> submit(String client, Purpose purpose, Stop stop, Task<T> task) {
    var answer = new CompletableFuture<T>();
    var pool = purpose == Purpose.MOVE ? moves : studies;
    pool.submit(new FairPool.Job(client, purpose, () -> run(stop, task, answer), stop::raise));
    return answer;
  }

  private static <T> void run(Stop stop, Task<T> task, CompletableFuture<T> answer) {
    try {
      answer.complete(task.run(Limit.NONE.withStop(stop)));
    } catch (OutOfMemoryError | StackOverflowError | AgentException | RuntimeException failure) {
      answer.completeExceptionally(failure);
    }
  }

  /** Does something later, and quickly. */
  @SuppressWarnings("FutureReturnValueIgnored") // nothing to wait for
  public void later(Duration delay, Runnable work) {
    if (!clock.isShutdown()) {
      clock.schedule(work, delay.toNanos(), TimeUnit.NANOSECONDS);
    }
  }

  public int threads() {
    return moves.threads() + studies.threads();
  }

  public int running() {
    return moves.running() + studies.running();
  }

  public int waiting() {
    return moves.waiting() + studies.waiting();
  }

  @Override
  public void close() {
    clock.shutdownNow();
    moves.close();
    studies.close();
  }
}
