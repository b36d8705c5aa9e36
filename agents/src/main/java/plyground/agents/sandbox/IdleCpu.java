package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Whether a processor has nothing to do, so that waiting awake takes nothing from anybody. It is
 * given up soon after others need it, and not taken again at once.
 */
final class IdleCpu {
  private static final Path STAT = Path.of("/proc/stat");
  private static final long WINDOW_NANOS = 100_000_000;
  private static final long REST_NANOS = 500_000_000;

  /** Linux tells times in hundredths of a second, whatever it counts in itself. */
  private static final long TICK_NANOS = 10_000_000;

  /** On "cpu user nice system idle ...". */
  private static final int IDLE = 4;

  private static volatile boolean spare;

  private long seen;
  private long then;

  IdleCpu(long now) {
    then = now;
    seen = ticks();
  }

  static boolean spare() {
    return spare;
  }

  /** Asked by the watch, over and over: how was it of late? */
  void look(long now) {
    if (now - then >= (spare ? WINDOW_NANOS : REST_NANOS)) {
      long ticks = ticks();
      spare = enough(ticks - seen, now - then, spare);
      seen = ticks;
      then = now;
    }
  }

  /** A whole idle processor to take it, a quarter of one to keep it: the program runs on it too. */
  static boolean enough(long ticks, long nanos, boolean taken) {
    return (taken ? 4 : 1) * TICK_NANOS * ticks >= nanos;
  }

  private static long ticks() {
    try {
      return idle(Files.readString(STAT, StandardCharsets.US_ASCII));
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException notLinux) {
      return 0;
    }
  }

  /** How long all processors together were idle, which is on the first line. */
  static long idle(String stat) {
    return Long.parseLong(stat.split(" +", IDLE + 2)[IDLE]);
  }
}
