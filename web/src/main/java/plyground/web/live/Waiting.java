package plyground.web.live;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for something that another thread tells of by {@code notifyAll}. */
public final class Waiting {
  private Waiting() {}

  /**
   * Returns when it has happened, or after that time.
   *
   * @param lock held by the caller, and by whoever changes what is waited for
   */
  public static void until(BooleanSupplier event, Object lock, Duration most)
      throws InterruptedException {
    long deadline = System.nanoTime() + most.toNanos();
    for (long left = most.toMillis(); left > 0 && !event.getAsBoolean(); ) {
      lock.wait(left);
      left = (deadline - System.nanoTime()) / 1_000_000;
    }
  }
}
