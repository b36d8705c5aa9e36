package plyground.arena.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameRecord;
import plyground.core.Position;

/**
 * Hands the games on in schedule order, whatever order they end in, until one is answered with
 * false: a run ends at the same game on any number of threads.
 */
public final class OrderedQueue<P extends Position<P>> implements GameQueue<P> {
  /** A block should last so long: threads then rarely meet, and end at nearly the same time. */
  private static final double SECONDS_A_BLOCK = 0.004;

  private static final int LARGEST_BLOCK = 4096;

  /** How many games may wait for an earlier one: memory stays flat however long a game takes. */
  private static final int AHEAD = 1 << 14;

  private final int size;
  private final int threads;
  private final Predicate<GameRecord<P>> results;

  private final Map<Integer, List<GameRecord<P>>> waiting = new HashMap<>();
  private int taken;
  private int handedOn;
  private boolean handing;
  private boolean enough;

  public OrderedQueue(int size, int threads, Predicate<GameRecord<P>> results) {
    this.size = size;
    this.threads = threads;
    this.results = results;
  }

  @Override
  public synchronized @Nullable GameRange take(double pace) throws InterruptedException {
    while (!enough && taken < size && taken - handedOn >= AHEAD) {
      wait();
    }
    if (enough || taken == size) {
      return null;
    }
    int most = Math.clamp((size - taken) / (4L * threads), 1, LARGEST_BLOCK);
    int from = taken;
    taken += Math.clamp((long) (pace * SECONDS_A_BLOCK), 1, most);
    return new GameRange(from, taken);
  }

  /** One thread at a time hands on, without keeping the others from their games. */
  @Override
  public void done(GameRange block, List<GameRecord<P>> games) {
    synchronized (this) {
      waiting.put(block.from(), games);
      if (handing) {
        return;
      }
      handing = true;
    }
    for (var next = next(List.of()); !next.isEmpty(); next = next(next)) {
      handOn(next);
    }
  }

  private synchronized List<GameRecord<P>> next(List<GameRecord<P>> last) {
    handedOn += last.size();
    var next = enough ? null : waiting.remove(handedOn);
    handing = next != null;
    notifyAll();
    return next == null ? List.of() : next;
  }

  private void handOn(List<GameRecord<P>> games) {
    for (var game : games) {
      if (!results.test(game)) {
        fail();
        return;
      }
    }
  }

  @Override
  public synchronized void fail() {
    enough = true;
    notifyAll();
  }
}
