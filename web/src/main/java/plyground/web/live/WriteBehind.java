package plyground.web.live;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes changed matches to the store in the background, soon but not at every move (write-behind).
 */
final class WriteBehind implements AutoCloseable {
  static final Duration PAUSE = Duration.ofMillis(100);

  private final MatchStore store;
  private final Set<LiveMatch<?>> changed = new LinkedHashSet<>();
  private final Thread thread;
  private boolean closed;

  WriteBehind(MatchStore store) {
    this.store = store;
    thread = Thread.ofPlatform().daemon().name("lab-write-behind").start(this::work);
  }

  void keep(LiveMatch<?> match) {
    synchronized (changed) {
      changed.add(match);
      changed.notifyAll();
    }
  }

  /** At once, in the caller's thread. */
  void now(LiveMatch<?> match) {
    synchronized (changed) {
      changed.remove(match);
    }
    put(Set.of(match));
  }

  private void put(Set<LiveMatch<?>> batch) {
    try {
      store.put(batch.stream().collect(Collectors.toMap(LiveMatch::id, LiveMatchText::kept)));
    } catch (RuntimeException full) {
      // A disk that is full must not stop the games; the next change is tried again.
    }
  }

  private void work() {
    try {
      while (true) {
        Set<LiveMatch<?>> batch;
        synchronized (changed) {
          while (changed.isEmpty() && !closed) {
            changed.wait();
          }
          if (changed.isEmpty()) {
            return;
          }
          batch = new LinkedHashSet<>(changed);
          changed.clear();
        }
        put(batch);
        Thread.sleep(PAUSE);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    synchronized (changed) {
      closed = true;
      changed.notifyAll();
    }
    try {
      thread.join(Duration.ofSeconds(5));
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
