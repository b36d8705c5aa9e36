package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Stops a program that works while nobody has asked it anything, so that it takes no processor from
 * its opponent. Who just waits is left alone: to be woken takes longer than a quick answer. Where
 * there are no control groups it is done by signals, and noticed later.
 */
final class Pause {
  private static final long FIRST_LOOK_NANOS = 5_000_000;
  private static final long LAST_LOOK_NANOS = 80_000_000;

  /** One part in so many of a processor is no work. */
  private static final int IDLE_PART = 10;

  /** What a program may use in a quarter of a second without a question, in hundredths of one. */
  private static final long IDLE_TICKS = 2;

  /** On the line of a process after its name: the time in its own code and in the kernel. */
  private static final int TIME_FIELD = 11;

  private final ControlGroup group;
  private List<Long> stopped = new ArrayList<>();
  private boolean asked = true;
  private boolean frozen;
  private long looked;
  private long interval;
  private long micros = -1;
  private long ticks = -1;

  Pause(ControlGroup group) {
    this.group = group;
  }

  /** Nothing is asked from now on. */
  synchronized void begin() {
    looked = System.nanoTime();
    interval = FIRST_LOOK_NANOS;
    asked = false;
    micros = -1;
    ticks = -1;
  }

  /** A question is coming. */
  synchronized void end() {
    asked = true;
    if (frozen) {
      group.thaw();
      frozen = false;
    }
    if (!stopped.isEmpty()) {
      signal("-CONT", stopped);
      stopped = new ArrayList<>();
    }
  }

  /** Asked by the watch, over and over. */
  synchronized void check(long now) {
    if (asked || frozen || now - looked < interval) {
      return;
    }
    long used = group.processorMicros();
    boolean works = micros >= 0 && (used - micros) * 1000 * IDLE_PART > now - looked;
    frozen = works && group.freeze();
    interval = Math.min(LAST_LOOK_NANOS, 2 * interval);
    micros = used;
    looked = now;
  }

  /** Asked by the watch now and then, with all of its processes. */
  synchronized void check(List<Long> processes) {
    if (asked || frozen) {
      return;
    }
    long now = processes.stream().mapToLong(Pause::ticks).sum();
    if (ticks >= 0 && now - ticks >= IDLE_TICKS) {
      // Who is told last cannot start others that were not told.
      signal("-STOP", processes);
      stopped.addAll(processes);
    }
    ticks = now;
  }

  private static long ticks(long process) {
    try {
      var file = Path.of("/proc", Long.toString(process), "stat");
      String stat = Files.readString(file, StandardCharsets.ISO_8859_1);
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", TIME_FIELD + 3);
      return Long.parseLong(fields[TIME_FIELD]) + Long.parseLong(fields[TIME_FIELD + 1]);
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException gone) {
      return 0;
    }
  }

  private static void signal(String name, List<Long> processes) {
    var words = new ArrayList<>(List.of("/bin/sh", "-c", "kill \"$@\" 2>/dev/null", "kill", name));
    processes.stream().distinct().map(String::valueOf).forEach(words::add);
    try {
      new ProcessBuilder(words).start().waitFor();
    } catch (IOException noShell) {
      // Then it goes on as it was.
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
