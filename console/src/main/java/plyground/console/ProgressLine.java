package plyground.console;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/**
 * One line on standard error that says how far a command has come, rewritten in place; nothing
 * where nobody looks, and nothing before the command has taken a while.
 */
public final class ProgressLine implements AutoCloseable {
  private static final int BAR = 24;
  private static final int WIDTH = 79;

  private final Streams streams;
  private final PrintWriter out;
  private final long begun = System.nanoTime();
  private final @Nullable Repainter painter;
  private volatile double share;
  private volatile String words = "";
  private boolean painted;

  public ProgressLine(Streams streams) {
    this.streams = streams;
    out = streams.err();
    painter = streams.terminal() ? new Repainter(this::draw) : null;
  }

  /**
   * @param done from 0 to 1
   */
  public void show(double done, String what) {
    share = Math.clamp(done, 0, 1);
    words = what;
  }

  /** Says something for good; the line goes on below it. */
  public synchronized void say(String news) {
    clear();
    streams.say(news);
  }

  private synchronized void draw() {
    if (Thread.currentThread().isInterrupted()) {
      return;
    }
    double done = share;
    int full = (int) (BAR * done);
    double seconds = (System.nanoTime() - begun) / 1e9;
    String left = done > 0 ? ", " + LiveTable.left(seconds * (1 - done) / done) : "";
    String line =
        "%s%s %3d %%, %s%s"
            .formatted("#".repeat(full), ".".repeat(BAR - full), (int) (100 * done), words, left);
    // A line that wraps could not be rewritten.
    out.printf("\r%-" + WIDTH + "." + WIDTH + "s", line).flush();
    painted = true;
  }

  @Override
  public void close() {
    if (painter == null) {
      return;
    }
    painter.stop();
    clear();
  }

  private synchronized void clear() {
    if (painted) {
      out.print("\r" + " ".repeat(WIDTH) + "\r");
      out.flush();
      painted = false;
    }
  }
}
