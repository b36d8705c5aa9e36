package plyground.console;

import java.io.PrintWriter;
import plyground.core.search.Trace;

/** One line that says how far a proof has come, rewritten in place. */
public final class Progress implements Trace {
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
    to.printf("\rdepth %d  ", depth).flush();
  }

  @Override
  public void leave(int ply, int value) {
    if (ply == 0) {
      to.print("\r" + " ".repeat(60) + "\r");
      to.flush();
    }
  }
}
