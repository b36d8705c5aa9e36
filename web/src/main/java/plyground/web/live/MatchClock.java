package plyground.web.live;

import java.time.Duration;
import java.util.function.LongSupplier;
import plyground.core.Side;

/**
 * The clocks of a game: each side's runs while it is to move. Whoever uses it holds the lock of its
 * match.
 */
final class MatchClock {
  private final long[] left = new long[2];
  private final long increment;
  private final boolean used;
  private final LongSupplier now;
  private int running = -1;
  private long since;

  /**
   * @param seconds a side has in all; 0 for a game without clocks
   * @param increment seconds more after every move
   * @param now nanoseconds from some time on
   */
  MatchClock(int seconds, int increment, LongSupplier now) {
    used = seconds > 0;
    left[0] = left[1] = Duration.ofSeconds(seconds).toNanos();
    this.increment = Duration.ofSeconds(increment).toNanos();
    this.now = now;
  }

  boolean used() {
    return used;
  }

  /** The clock of the side to move runs from now on, unless it does already. */
  void run(Side side) {
    if (used && running != side.index()) {
      halt();
      running = side.index();
      since = now.getAsLong();
    }
  }

  /** Both stand still. */
  void halt() {
    if (running >= 0) {
      left[running] = left(running);
      running = -1;
    }
  }

  /** A side has moved, which gives it its increment. */
  void press(Side side) {
    halt();
    left[side.index()] += used ? increment : 0;
  }

  private long left(int side) {
    return side == running ? left[side] - (now.getAsLong() - since) : left[side];
  }

  /** How long a side still has; nothing or less when its time is over. */
  Duration left(Side side) {
    return Duration.ofNanos(left(side.index()));
  }

  /** Whose clock runs: 0, 1 or -1. */
  int running() {
    return running;
  }

  void restore(long firstMillis, long secondMillis) {
    left[0] = Duration.ofMillis(firstMillis).toNanos();
    left[1] = Duration.ofMillis(secondMillis).toNanos();
  }
}
