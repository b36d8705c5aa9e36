package plyground.search;

import java.util.Arrays;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.core.search.Trace.Reason;

/**
 * One walk over a game tree: the moves of every node on the way down in one buffer, the budget, the
 * listener, and whether some line was broken off unfinished.
 */
final class Walk<P extends Position<P>> {
  /** Above every value; can be negated. */
  static final int INFINITY = Integer.MAX_VALUE;

  private final Evaluator<P> evaluator;
  private final int maxMoves;

  final Budget budget;
  final Trace trace;
  final boolean traced;
  int[] moves = new int[0];
  private boolean horizon;

  Walk(Game<P> game, Evaluator<P> evaluator, Limit limit, Trace trace) {
    this.evaluator = evaluator;
    this.trace = trace;
    maxMoves = game.maxMoves();
    traced = trace.listens();
    budget = new Budget(limit);
  }

  /** Puts the node's moves into the buffer from this index on; returns the end. */
  int generate(P position, int from) {
    if (moves.length < from + maxMoves) {
      moves = Arrays.copyOf(moves, 2 * (from + maxMoves));
    }
    return position.moves(moves, from);
  }

  /** The value of a finished game. */
  int end(P position, int into, int ply) {
    int value = evaluator.evaluate(position);
    if (traced) {
      trace.leaf(ply, into, value);
    }
    return value;
  }

  /** The value of a node that will not be looked into further, finished or not. */
  int leaf(P position, int into, int ply) {
    horizon = horizon || !position.over();
    return end(position, into, ply);
  }

  /**
   * The value of a node that a table's entry settles.
   *
   * @param told whether the trace is to hear of it
   */
  int remembered(long entry, int into, int ply, int alpha, int beta, boolean told) {
    int value = TranspositionTable.value(entry);
    int depth = TranspositionTable.depth(entry);
    horizon = horizon || depth != TranspositionTable.WHOLE;
    if (told) {
      trace.enter(ply, into, alpha, beta);
      trace.hit(ply, value, depth, TranspositionTable.bound(entry));
      trace.cut(ply, value, alpha, beta, -1, Reason.TABLE);
      trace.leave(ply, value);
    }
    return value;
  }

  /** Whether every line ended with the game since this was last reset. */
  boolean exact() {
    return !horizon;
  }

  void setExact(boolean exact) {
    horizon = !exact;
  }
}
