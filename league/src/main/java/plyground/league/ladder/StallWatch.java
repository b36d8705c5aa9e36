package plyground.league.ladder;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Notices when this machine stands still: a thread that sleeps for moments and is woken much later
 * was not given a processor, and neither were the programs that play.
 */
final class StallWatch implements AutoCloseable {
  private static final long NAP_MILLIS = 20;

  private final AtomicLong worst = new AtomicLong();
  private final Thread thread = Thread.ofPlatform().daemon().name("stall-watch").start(this::watch);

  private void watch() {
    try {
      while (true) {
        long begun = System.nanoTime();
        Thread.sleep(NAP_MILLIS);
        long late = System.nanoTime() - begun - NAP_MILLIS * 1_000_000;
        worst.accumulateAndGet(late, Math::max);
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /** Forgets what was. */
  void begin() {
    worst.set(0);
  }

  /** The longest time it stood still since then. */
  Duration longest() {
    return Duration.ofNanos(worst.get());
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
