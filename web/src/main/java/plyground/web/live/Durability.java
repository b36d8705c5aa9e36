package plyground.web.live;

import java.time.Duration;

/**
 * How much of a match is in the store, by its versions, under the match's lock. What is not there
 * in time is late, and the match's page tells so until it is.
 */
final class Durability {
  private final Object lock;
  private final Searches searches;
  private final Runnable news;
  private long needed = -1;
  private long reached = -1;
  private boolean late;

  /**
   * @param lock the match
   * @param searches whose clock it uses
   * @param news called when it is late and when it is so no longer
   */
  Durability(Object lock, Searches searches, Runnable news) {
    this.lock = lock;
    this.searches = searches;
    this.news = news;
  }

  boolean late() {
    return late;
  }

  boolean saved() {
    return reached >= needed;
  }

  /** There is something new to save. */
  void change(long version) {
    boolean watched = !saved();
    needed = version;
    if (!watched) {
      watch();
    }
  }

  private void watch() {
    long version = needed;
    searches.later(WriteBehind.PROMISE, () -> expect(version));
  }

  /** Everything up to a version is in the store. */
  void save(long version) {
    synchronized (lock) {
      reached = Math.max(reached, version);
      lock.notifyAll();
      if (!saved()) {
        watch();
      } else if (late) {
        late = false;
        news.run();
      }
    }
  }

  /** Everything should have been in the store by now. */
  void expect() {
    synchronized (lock) {
      expect(needed);
    }
  }

  private void expect(long version) {
    synchronized (lock) {
      if (!late && reached < version) {
        late = true;
        news.run();
      }
    }
  }

  /** Waits until what there is now is in the store; after that time it is late. */
  void await(Duration most) throws InterruptedException {
    synchronized (lock) {
      long version = needed;
      Waiting.until(() -> reached >= version, lock, most);
      expect(version);
    }
  }
}
