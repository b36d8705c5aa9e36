package plyground.web.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes changed matches to the store in the background, soon but not at every move (write-behind),
 * and again and again until the store has them.
 */
final class WriteBehind implements AutoCloseable {
  /** A change is in the store after so long, or its page says that it is not. */
  static final Duration PROMISE = Duration.ofSeconds(1);

  /** Between two batches that nobody waits for. */
  static final Duration PAUSE = Duration.ofMillis(100);

  /** Between two tries of a store that refuses. */
  private static final Duration AGAIN = Duration.ofMillis(500);

  private static final Duration FAREWELL = Duration.ofSeconds(5);

  private final MatchStore store;
  private final Consumer<String> log;
  private final Set<LiveMatch<?>> changed = new LinkedHashSet<>();
  private final Thread thread;

  /** When the oldest of the changes came; 0 if all are in the store. */
  private long waitingSince;

  private boolean urgent;
  private boolean closed;
  private volatile @Nullable String trouble;

  /**
   * @param log told when saving begins to fail, and when it works again
   */
  WriteBehind(MatchStore store, Consumer<String> log) {
    this.store = store;
    this.log = log;
    thread = Thread.ofPlatform().daemon().name("lab-write-behind").start(this::work);
  }

  void keep(LiveMatch<?> match) {
    synchronized (changed) {
      changed.add(match);
      waitingSince = waitingSince == 0 ? System.nanoTime() : waitingSince;
      changed.notifyAll();
    }
  }

  /** How long the oldest change waits that is not in the store yet. */
  Duration lag() {
    synchronized (changed) {
      return waitingSince == 0 ? Duration.ZERO : Duration.ofNanos(System.nanoTime() - waitingSince);
    }
  }

  /** Why nothing can be saved just now. */
  Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  /** Waits until the match as it is now is in the store; not long, and not if that is hopeless. */
  void settle(LiveMatch<?> match) throws InterruptedException {
    synchronized (changed) {
      urgent = true;
      changed.notifyAll();
    }
    match.durability.await(trouble == null ? PROMISE : Duration.ZERO);
  }

  private void work() {
    try {
      for (var batch = next(); !batch.isEmpty(); batch = next()) {
        boolean saved = put(batch);
        rest(saved);
        if (!saved && isClosed()) {
          put(batch);
          return;
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** What has changed since the last time; nothing when it is over. */
  private List<LiveMatch<?>> next() throws InterruptedException {
    synchronized (changed) {
      while (changed.isEmpty() && !closed) {
        changed.wait();
      }
      urgent = false;
      var batch = new ArrayList<LiveMatch<?>>(changed);
      changed.clear();
      return batch;
    }
  }

  private void rest(boolean saved) throws InterruptedException {
    var most = saved ? PAUSE : AGAIN;
    long end = System.nanoTime() + most.toNanos();
    synchronized (changed) {
      for (long left = most.toMillis(); left > 0; left = (end - System.nanoTime()) / 1_000_000) {
        if (closed || (saved && urgent)) {
          return;
        }
        changed.wait(left);
      }
    }
  }

  private boolean isClosed() {
    synchronized (changed) {
      return closed;
    }
  }

  private boolean put(List<LiveMatch<?>> batch) {
    long taken = System.nanoTime();
    Map<String, String> texts = new HashMap<>();
    Map<LiveMatch<?>, Long> versions = new HashMap<>();
    for (var match : batch) {
      synchronized (match) {
        versions.put(match, match.version);
        texts.put(match.id, LiveMatchText.kept(match));
      }
    }
    try {
      store.put(texts);
    } catch (RuntimeException refused) {
      failed(batch, refused);
      return false;
    }
    synchronized (changed) {
      waitingSince = changed.isEmpty() ? 0 : taken;
    }
    if (trouble != null) {
      trouble = null;
      log.accept("saved again, " + texts.size() + " games of them just now");
    }
    versions.forEach((match, version) -> match.durability.save(version));
    return true;
  }

  private void failed(List<LiveMatch<?>> batch, RuntimeException refused) {
    if (trouble == null) {
      log.accept(
          "not saved and tried again until they are: "
              + batch.size()
              + " games; "
              + refused.getMessage());
    }
    trouble = String.valueOf(refused.getMessage());
    synchronized (changed) {
      changed.addAll(batch);
    }
    batch.forEach(match -> match.durability.expect());
  }

  /** Returns when everything is saved, or the store has refused it for some seconds. */
  @Override
  public void close() {
    synchronized (changed) {
      closed = true;
      changed.notifyAll();
    }
    try {
      thread.join(FAREWELL);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
