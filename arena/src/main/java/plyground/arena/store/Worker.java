package plyground.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Somebody who plays: a process, or one of several at work in it.
 *
 * @param host the machine, and on Linux the name space its process numbers belong to
 * @param started when the process was started, in milliseconds, since numbers are used again
 * @param instance tells those in one process apart
 */
record Worker(String host, long pid, long started, int instance) {
  /** Who gives no sign for so long is taken for dead, wherever it is. */
  static final long SILENCE_MILLIS = 20_000;

  static final long BEAT_MILLIS = 2_000;

  private static final AtomicInteger INSTANCES = new AtomicInteger();

  /** Somebody new in this process. */
  static Worker create() {
    var self = ProcessHandle.current();
    return new Worker(here(), self.pid(), started(self), INSTANCES.incrementAndGet());
  }

  String id() {
    return host + " " + pid + " " + started + " " + instance;
  }

  /**
   * Whether it lives still.
   *
   * @param silence since its last sign, in milliseconds
   */
  boolean alive(long silence) {
    if (silence > SILENCE_MILLIS) {
      return false;
    }
    if (!host.equals(here())) {
      return true;
    }
    var process = ProcessHandle.of(pid);
    return process.isPresent() && process.get().isAlive() && started(process.get()) == started;
  }

  private static long started(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  private static String here() {
    return read("/proc/sys/kernel/hostname")
        + "/"
        + read("/proc/sys/kernel/random/boot_id")
        + "/"
        + space();
  }

  private static String read(String path) {
    try {
      return Files.readString(Path.of(path)).strip();
    } catch (IOException elsewhere) {
      return String.valueOf(System.getenv("COMPUTERNAME"));
    }
  }

  private static String space() {
    try {
      return Files.readSymbolicLink(Path.of("/proc/self/ns/pid")).toString();
    } catch (IOException | UnsupportedOperationException elsewhere) {
      return "";
    }
  }
}
