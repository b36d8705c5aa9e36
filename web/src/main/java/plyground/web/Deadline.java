package plyground.web;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Cuts a connection that is too slow: what its thread reads or writes ends in an exception when the
 * time is over.
 */
final class Deadline implements AutoCloseable {
  private static final ScheduledExecutorService CLOCK =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("lab-deadlines").factory());

  private final Future<?> cut;

  /** Begins now, for the thread that asks. */
  Deadline(Duration after) {
    var thread = Thread.currentThread();
    cut = CLOCK.schedule(thread::interrupt, after.toMillis(), TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    cut.cancel(false);
  }
}
