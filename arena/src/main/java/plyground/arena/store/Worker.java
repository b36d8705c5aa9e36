package plyground.arena.store;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Somebody who plays: a process, or one of several at work in it.
 *
 * @param host the machine, and the name space its process numbers belong to
 * @param started when the process was started, in milliseconds, since numbers are used again
 * @param instance tells those in one process apart
 */
record Worker(String host, long pid, long started, int instance) {
  /** Who gives no sign for so long is taken for dead, wherever it is. */
  static final long SILENCE_MILLIS = 20_000;

  static final long HEARTBEAT_MILLIS = 2_000;

  private static final AtomicInteger INSTANCES = new AtomicInteger();

  private static final String HERE = host(Path.of("/proc"), UUID.randomUUID().toString());

  /** Somebody new in this process. */
  static Worker create() {
    var self = ProcessHandle.current();
    return new Worker(HERE, self.pid(), started(self), INSTANCES.incrementAndGet());
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
    if (!host.equals(HERE)) {
      return true;
    }
    var process = ProcessHandle.of(pid);
    return process.isPresent() && process.get().isAlive() && started(process.get()) == started;
  }

  private static long started(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  /**
   * The machine since it was started, and the name space of its process numbers. Where that cannot
   * be read, no other process is taken to be on the same machine: only its heartbeat then shows
   * that it lives.
   *
   * @param proc where Linux describes itself
   * @param process unlike that of any other process
   */
  static String host(Path proc, String process) {
    try {
      return read(proc.resolve("sys/kernel/hostname"))
          + "/"
          + read(proc.resolve("sys/kernel/random/boot_id"))
          + "/"
          + Files.readSymbolicLink(proc.resolve("self/ns/pid"));
    } catch (IOException | UnsupportedOperationException elsewhere) {
      return name() + "/" + process;
    }
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file).strip();
  }

  private static String name() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException nameless) {
      return "nameless";
    }
  }
}
