package plyground.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The boards of a league for everybody who looks: read once for all of them, and only while
 * somebody does.
 */
final class LiveFeed implements AutoCloseable {
  private static final Duration BREATH = Duration.ofMillis(500);

  private final Supplier<Map<String, String>> source;
  private final Remembered<Map<String, String>> remembered;
  private final AtomicInteger listeners = new AtomicInteger();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Thread reader;
  private Map<String, String> boards = Map.of();
  private String all = text(Map.of(), Map.of());
  private String changes = all;
  private long version;
  private volatile boolean closed;

  LiveFeed(Supplier<Map<String, String>> source) {
    this.source = source;
    remembered = new Remembered<>(BREATH, source);
    reader = Thread.ofPlatform().daemon().name("league-boards").start(this::read);
  }

  private void read() {
    try {
      while (!closed) {
        Thread.sleep(BREATH);
        if (listeners.get() > 0) {
          look();
        }
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private void look() {
    Map<String, String> now;
    try {
      now = source.get();
    } catch (RuntimeException trouble) {
      // The store is away for a moment; the next look may find it again.
      return;
    }
    lock.lock();
    try {
      if (!now.equals(boards)) {
        changes = text(now, boards);
        all = text(now, Map.of());
        boards = now;
        version++;
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Somebody who looks, until it is closed. */
  Listener listener() {
    if (listeners.incrementAndGet() == 1) {
      look();
    }
    return listeners::decrementAndGet;
  }

  /** Somebody's interest. */
  interface Listener extends AutoCloseable {
    @Override
    void close();
  }

  /** Waits for something newer than was seen; gives what there is after a while. */
  long await(long seen, Duration longest) throws InterruptedException {
    lock.lock();
    try {
      long left = longest.toNanos();
      while (version == seen && left > 0 && !closed) {
        left = changed.awaitNanos(left);
      }
      return version;
    } finally {
      lock.unlock();
    }
  }

  /**
   * The boards as they are now.
   *
   * @param version of what is told here
   */
  record News(long version, String text) {}

  /** What changed, for who has seen the last version; else everything. */
  News since(long seen) {
    lock.lock();
    try {
      return new News(version, seen == version - 1 && seen >= 0 ? changes : all);
    } finally {
      lock.unlock();
    }
  }

  /** All boards for who asks only once. */
  String latest() {
    return text(remembered.get(), Map.of());
  }

  /** All ids, and those boards that are not the same as before. */
  private static String text(Map<String, String> now, Map<String, String> before) {
    String ids =
        now.keySet().stream().map(id -> '"' + id + '"').collect(Collectors.joining(",", "[", "]"));
    String changed =
        now.entrySet().stream()
            .filter(each -> !each.getValue().equals(before.get(each.getKey())))
            .map(Map.Entry::getValue)
            .collect(Collectors.joining(",", "[", "]"));
    return "{\"ids\":" + ids + ",\"boards\":" + changed + "}";
  }

  boolean closed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
    reader.interrupt();
    lock.lock();
    try {
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
