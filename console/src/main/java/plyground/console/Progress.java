package plyground.console;

import java.io.PrintWriter;
import plyground.core.search.Trace;

/** One line that says how far a proof has come, rewritten in place. */
public final class Progress implements Trace {
  /** Of a window that says something about the value in it. */
  private static final int WIDEST = 1_000;

  private final PrintWriter to;
  private int moves;

  public Progress(PrintWriter to) {
    this.to = to;
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    if (ply == 0) {
      moves++;
      to.printf("\r%s done, best so far %d  ", Words.plural(moves, "move"), best).flush();
    }
  }

  @Override
  public void iteration(int depth, int alpha, int beta) {
    moves = 0;
    to.printf("\rdepth %d%s  ", depth, expected(alpha, beta)).flush();
  }

  /** A search that has an idea of the value looks for it in the middle of its window. */
  private static String expected(int alpha, int beta) {
    boolean open = (long) beta - alpha > WIDEST;
    return open ? "" : ", expecting about %d".formatted(Math.floorDiv(alpha + beta, 2));
  }

  @Override
  public void leave(int ply, int value) {
    if (ply == 0) {
      to.print("\r" + " ".repeat(60) + "\r");
      to.flush();
    }
  }
}
