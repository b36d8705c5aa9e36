package plyground.search;

import org.jspecify.annotations.Nullable;

/** A thread that works beside the one that was asked; what it throws is thrown where it is met. */
final class HelperThread {
  private final Thread thread;
  private volatile @Nullable RuntimeException failure;

  private HelperThread(Runnable work) {
    thread = Thread.ofPlatform().daemon().name("search-helper").unstarted(() -> run(work));
  }

  static HelperThread start(Runnable work) {
    var helper = new HelperThread(work);
    helper.thread.start();
    return helper;
  }

  private void run(Runnable work) {
    try {
      work.run();
    } catch (OutOfMemoryError tooMuch) {
      // The others go on; this one has nothing to add.
    } catch (RuntimeException unexpected) {
      failure = unexpected;
    }
  }

  /** Waits for the end. A search is ended by its limit alone, so an interrupt is kept for later. */
  void join() {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException later) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    var thrown = failure;
    if (thrown != null) {
      throw thrown;
    }
  }
}
