package plyground.web;

import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that is found out again when it is older than a moment, by one of those who ask. */
final class Remembered<T> {
  private final long nanos;
  private final Supplier<T> source;
  private final ReentrantLock finding = new ReentrantLock();
  private volatile @Nullable Known<T> known;

  private record Known<T>(T value, long at) {}

  Remembered(Duration fresh, Supplier<T> source) {
    nanos = fresh.toNanos();
    this.source = source;
  }

  /** As it was a moment ago; who asks meanwhile is not kept waiting by who looks again. */
  T get() {
    var last = known;
    if (last != null && (System.nanoTime() - last.at < nanos || finding.isLocked())) {
      return last.value;
    }
    finding.lock();
    try {
      var now = known;
      if (now == null || System.nanoTime() - now.at >= nanos) {
        now = new Known<>(source.get(), System.nanoTime());
        known = now;
      }
      return now.value;
    } finally {
      finding.unlock();
    }
  }
}
