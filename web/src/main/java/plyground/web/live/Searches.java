package plyground.web.live;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Stop;

/**
 * The searches of the lab: a few at a time, the others wait their turn. Moves have threads of their
 * own, so that no game waits for somebody's studies; hints go before studies. Each is stopped when
 * its time is over, and that time is shorter the more are waiting, so that everybody gets an
 * answer.
 */
public final class Searches implements AutoCloseable {
  private static final int MOST_WAITING = 1_000;
  private static final Duration SHORTEST = Duration.ofMillis(200);

  /** What a search is for, the most urgent first. */
  public enum Purpose {
    MOVE(Duration.ofSeconds(10)),
    HINT(Duration.ofSeconds(10)),
    STUDY(Duration.ofSeconds(20));

    private final Duration longest;

    Purpose(Duration longest) {
      this.longest = longest;
    }
  }

  /** Something to find out; the limit holds the signal that ends it. */
  @FunctionalInterface
  public interface Task<T> {
    T run(Limit limit) throws AgentException;
  }

  private record Turn(Purpose purpose, long number, Runnable work)
      implements Runnable, Comparable<Turn> {
    @Override
    public int compareTo(Turn other) {
      int urgency = purpose.compareTo(other.purpose);
      return urgency != 0 ? urgency : Long.compare(number, other.number);
    }

    @Override
    public void run() {
      work.run();
    }
  }

  private final ThreadPoolExecutor moves;
  private final ThreadPoolExecutor studies;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("lab-clock").factory());
  private final AtomicLong numbers = new AtomicLong();
  private final AtomicInteger running = new AtomicInteger();

  /**
   * @param threads for moves; half as many serve the rest
   */
  public Searches(int threads) {
    moves = pool(threads, "move-");
    studies = pool(Math.max(1, threads / 2), "study-");
  }

  private static ThreadPoolExecutor pool(int threads, String name) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        1,
        TimeUnit.MINUTES,
        new PriorityBlockingQueue<>(),
        Thread.ofPlatform().daemon().name(name, 0).factory());
  }

  private ThreadPoolExecutor workers(Purpose purpose) {
    return purpose == Purpose.MOVE ? moves : studies;
  }

  /**
   * Queues a search; the stop signal may be raised by the caller too.
   *
   * @throws Refusal if too many are waiting
   */
  public <T> CompletableFuture<T> submit(Purpose purpose, Stop stop, Task<T> task) {
    var workers = workers(purpose);
    if (workers.getQueue().size() >= MOST_WAITING) {
      throw Refusal.busy("too many searches are waiting; try again in a moment");
    }
    var answer = new CompletableFuture<T>();
    workers.execute(
        new Turn(purpose, numbers.getAndIncrement(), () -> run(purpose, stop, task, answer)));
    return answer;
  }

  private <T> void run(Purpose purpose, Stop stop, Task<T> task, CompletableFuture<T> answer) {
    running.incrementAndGet();
    var end = clock.schedule(stop::raise, time(purpose).toNanos(), TimeUnit.NANOSECONDS);
    try {
      answer.complete(task.run(Limit.NONE.withStop(stop)));
    } catch (OutOfMemoryError | StackOverflowError | AgentException | RuntimeException failure) {
      answer.completeExceptionally(failure);
    } finally {
      end.cancel(false);
      running.decrementAndGet();
    }
  }

  private Duration time(Purpose purpose) {
    var workers = workers(purpose);
    int others = workers.getQueue().size() / workers.getCorePoolSize();
    var fair = purpose.longest.dividedBy(1 + others);
    return fair.compareTo(SHORTEST) < 0 ? SHORTEST : fair;
  }

  /** Does something later, and quickly. */
  @SuppressWarnings("FutureReturnValueIgnored") // nothing to wait for
  public void later(Duration delay, Runnable work) {
    if (!clock.isShutdown()) {
      clock.schedule(work, delay.toNanos(), TimeUnit.NANOSECONDS);
    }
  }

  public int threads() {
    return moves.getCorePoolSize() + studies.getCorePoolSize();
  }

  public int running() {
    return running.get();
  }

  public int waiting() {
    return moves.getQueue().size() + studies.getQueue().size();
  }

  @Override
  public void close() {
    clock.shutdownNow();
    moves.shutdownNow();
    studies.shutdownNow();
  }
}
