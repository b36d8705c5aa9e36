package plyground.arena.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Schedule;
import plyground.arena.record.GameSummary;

/**
 * Hands the games on in schedule order, whatever order they end in, until one is answered with
 * false: a run ends at the same game on any number of threads.
 */
public final class OrderedQueue<G extends GameSummary> implements GameQueue<G> {
  /** A range should last so long: threads then rarely meet, and end at nearly the same time. */
  private static final double SECONDS_A_RANGE = 0.004;

  private static final int LARGEST_RANGE = 4096;

  /** How many games may wait for an earlier one: memory stays flat however long a game takes. */
  private static final int AHEAD = 1 << 14;

  private final Schedule schedule;
  private final int threads;
  private final Predicate<? super G> results;

  private final Map<Integer, List<G>> waiting = new HashMap<>();
  private int leased;
  private int handedOn;
  private boolean handing;
  private boolean stopped;

  /**
   * A queue of all games of a schedule.
   *
   * @param schedule may grow while games are handed on
   */
  public OrderedQueue(Schedule schedule, int threads, Predicate<? super G> results) {
    this.schedule = schedule;
    this.threads = threads;
    this.results = results;
  }

  @Override
  public synchronized @Nullable GameRange lease(double pace) throws InterruptedException {
    while (!stopped && leased < schedule.size() && mustWait()) {
      wait();
    }
    if (stopped || leased == schedule.size()) {
      return null;
    }
    int most = Math.clamp((schedule.known() - leased) / (4L * threads), 1, LARGEST_RANGE);
    int from = leased;
    leased += Math.clamp((long) (pace * SECONDS_A_RANGE), 1, most);
    return new GameRange(from, leased);
  }

  /** Until earlier games are there, be it that they decide who plays next. */
  private boolean mustWait() {
    return leased - handedOn >= AHEAD || leased >= schedule.known();
  }

  /** One thread at a time hands on, without keeping the others from their games. */
  @Override
  public void deliver(GameRange range, List<G> games) {
    synchronized (this) {
      waiting.put(range.from(), games);
      if (handing) {
        return;
      }
      handing = true;
    }
    for (var next = next(List.of()); !next.isEmpty(); next = next(next)) {
      handOn(next);
    }
  }

  private synchronized List<G> next(List<G> last) {
    handedOn += last.size();
    var next = stopped ? null : waiting.remove(handedOn);
    handing = next != null;
    notifyAll();
    return next == null ? List.of() : next;
  }

  private void handOn(List<G> games) {
    for (var game : games) {
      if (!results.test(game)) {
        stop();
        return;
      }
    }
  }

  @Override
  public synchronized void stop() {
    stopped = true;
    notifyAll();
  }
}
