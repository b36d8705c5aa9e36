package plyground.console;

import java.io.PrintWriter;
import plyground.core.search.Trace;

/** Says how far a proof has come: in one line that is rewritten, or in a line each. */
public final class Progress implements Trace {
  /** Of a window that says something about the value in it. */
  private static final int WIDEST = 1_000;

  private final PrintWriter to;
  private final boolean inPlace;
  private int moves;

  /**
   * @param inPlace whether one line is rewritten, as at a terminal
   */
  public Progress(PrintWriter to, boolean inPlace) {
    this.to = to;
    this.inPlace = inPlace;
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    if (ply == 0) {
      moves++;
      tell("%s done, best so far %d".formatted(Words.plural(moves, "move"), best));
    }
  }

  @Override
  public void iteration(int depth, int alpha, int beta) {
    moves = 0;
    tell("depth %d%s".formatted(depth, expected(alpha, beta)));
  }

  private void tell(String words) {
    if (inPlace) {
      to.print("\r" + words + "  ");
    } else {
      to.println(words);
    }
    to.flush();
  }

  /** A search that has an idea of the value looks for it in the middle of its window. */
  private static String expected(int alpha, int beta) {
    boolean open = (long) beta - alpha > WIDEST;
    return open ? "" : ", expecting about %d".formatted(Math.floorDiv(alpha + beta, 2));
  }

  @Override
  public void leave(int ply, int value) {
    if (ply == 0 && inPlace) {
      to.print("\r" + " ".repeat(60) + "\r");
      to.flush();
    }
  }
}
