package plyground.console;

/** Draws something again and again on a thread of its own, while a command works. */
final class Repainter {
  private static final int MILLIS = 400;

  private final Runnable drawing;
  private final Thread thread;

  /** For the first time after a while. */
  Repainter(Runnable drawing) {
    this.drawing = drawing;
    thread = Thread.ofPlatform().daemon().start(this::run);
  }

  private void run() {
    try {
      while (true) {
        Thread.sleep(MILLIS);
        drawing.run();
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }

  /** Begins no other drawing; one may be under way. */
  void stop() {
    thread.interrupt();
  }
}
