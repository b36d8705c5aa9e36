package plyground.search;

import java.util.Arrays;
import plyground.core.search.Trace;

/** Tells a trace of the playouts of a Monte Carlo search, which thinks in nodes and other views. */
final class PlayoutTrace {
  private final Trace trace;
  private int[] moves = new int[64];
  private int length;
  private boolean[] mine = new boolean[64];
  private boolean[] settled = new boolean[64];
  private double result;

  PlayoutTrace(Trace trace) {
    this.trace = trace;
  }

  /**
   * A walk down the tree is at its end.
   *
   * @param again at which plies whoever moved into the node moves again
   * @param known whether the last node was settled before
   */
  void walked(MctsTree tree, int[] path, boolean[] again, int ply, boolean known) {
    if (ply >= mine.length) {
      mine = new boolean[2 * ply];
      settled = new boolean[2 * ply];
    }
    length = 0;
    mine[0] = false; // the root is seen by the other side
    boolean toMove = true;
    for (int i = 0; i <= ply; i++) {
      if (i > 0) {
        add(tree.move(path[i]));
        mine[i] = toMove;
        toMove = again[i] == toMove;
      }
      settled[i] = tree.proven(path[i]);
    }
    settled[ply] = known;
  }

  /** A random move. */
  void drawn(int move) {
    add(move);
  }

  /** The result as the nodes see it, one after the other up to the root. */
  void result(double seen) {
    result = seen;
  }

  /** All nodes of the way know the result. */
  void learned(MctsTree tree, int[] path, int ply) {
    trace.playout(moves, length, ply, 0 - result);
    for (int i = ply; i >= 0; i--) {
      if (!settled[i] && tree.proven(path[i])) {
        trace.proven(i, mine[i] ? tree.result(path[i]) : -tree.result(path[i]));
      }
    }
  }

  private void add(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
  }
}
