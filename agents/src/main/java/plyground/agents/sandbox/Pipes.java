package plyground.agents.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.BooleanSupplier;

/** Ways to read from a process. */
final class Pipes {
  private static final int SHORTEST_MICROS = 10;
  private static final int LONGEST_MICROS = 500;
  private static final int STRAGGLERS_MICROS = 2000;
  private static final int STRAGGLERS = 4;
  private static final long AWAKE_NANOS = 100_000;

  private Pipes() {}

  /**
   * Waits for bytes. When a process ends, the JDK moves what is left in its pipes elsewhere, and a
   * read that was waiting then sees the end too early: the last words come with the next one.
   */
  static int read(InputStream from, byte[] into, int at, int most) throws IOException {
    if (IdleCpu.spare()) {
      stayAwake(from);
    }
    int read = from.read(into, at, most);
    for (int i = 0; i < STRAGGLERS && read < 0; i++) {
      sleep(STRAGGLERS_MICROS);
      read = from.read(into, at, most);
    }
    return read;
  }

  /** Waits for a moment without sleeping: to be woken takes longer than a quick answer. */
  @SuppressWarnings("ThreadPriorityCheck") // the program may wait for this very processor
  private static void stayAwake(InputStream from) {
    long end = System.nanoTime() + AWAKE_NANOS;
    while (waiting(from) == 0 && System.nanoTime() - end < 0) {
      Thread.yield();
    }
  }

  /** How much is there; a pipe that the JDK is just putting away tells nothing. */
  private static int waiting(InputStream from) {
    try {
      return from.available();
    } catch (IOException putAway) {
      return 0;
    }
  }

  /**
   * Looks for bytes again and again as long as more can come. Where a kill may leave somebody
   * behind who still holds the pipe, a read that waits could wait for ever.
   */
  static int poll(InputStream from, byte[] into, int at, int most, BooleanSupplier open)
      throws IOException {
    for (int pause = SHORTEST_MICROS; ; pause = Math.min(LONGEST_MICROS, pause + SHORTEST_MICROS)) {
      boolean last = !open.getAsBoolean();
      if (last) {
        sleep(STRAGGLERS_MICROS);
      }
      int waiting = waiting(from);
      if (waiting > 0) {
        return from.read(into, at, Math.min(waiting, most));
      }
      if (last) {
        return -1;
      }
      sleep(pause);
    }
  }

  private static void sleep(int micros) {
    try {
      Thread.sleep(micros / 1000, micros % 1000 * 1000);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
