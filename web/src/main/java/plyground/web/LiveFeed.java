package plyground.web;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The boards of a league for everybody who looks: read once for all of them, and only while
 * somebody does.
 */
final class LiveFeed implements AutoCloseable {
  private static final Duration BREATH = Duration.ofMillis(500);

  private final Supplier<String> source;
  private final Remembered<String> remembered;
  private final AtomicInteger listeners = new AtomicInteger();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Thread reader;
  private String text = "";
  private long version;
  private volatile boolean closed;

  LiveFeed(Supplier<String> source) {
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
    String now;
    try {
      now = source.get();
    } catch (RuntimeException trouble) {
      // The store is away for a moment; the next look may find it again.
      return;
    }
    lock.lock();
    try {
      if (!now.equals(text)) {
        text = now;
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

  /** What was read last. */
  String text() {
    lock.lock();
    try {
      return text;
    } finally {
      lock.unlock();
    }
  }

  /** The boards for who asks only once. */
  String latest() {
    return remembered.get();
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
