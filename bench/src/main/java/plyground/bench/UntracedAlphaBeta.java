package plyground.bench;

import java.util.Arrays;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;

/**
 * {@link plyground.search.AlphaBeta} with every word about traces left out and all else kept, the
 * node limit and the note of broken-off lines included: the yardstick for what a trace costs that
 * nobody listens to.
 */
final class UntracedAlphaBeta<P extends Position<P>> {
  private static final int INFINITY = Integer.MAX_VALUE;

  private final Evaluator<P> evaluator;
  private final int maxMoves;
  private int[] moves = new int[0];
  private final long mostNodes = Long.MAX_VALUE;
  private long nodes;
  private boolean horizon;

  UntracedAlphaBeta(Game<P> game, Evaluator<P> evaluator) {
    this.evaluator = evaluator;
    maxMoves = game.maxMoves();
  }

  long nodes() {
    return nodes;
  }

  int value(P root, int depth) {
    nodes = 0;
    horizon = false;
    return value(root, depth, -INFINITY, INFINITY, 0);
  }

  private int value(P position, int depth, int alpha, int beta, int from) {
    if (nodes >= mostNodes) {
      throw new IllegalStateException("the limit is spent");
    }
    nodes++;
    if (depth == 0) {
      horizon = horizon || !position.over();
      return evaluator.evaluate(position);
    }
    if (moves.length < from + maxMoves) {
      moves = Arrays.copyOf(moves, 2 * (from + maxMoves));
    }
    int end = position.moves(moves, from);
    if (end == from) {
      return evaluator.evaluate(position);
    }
    int best = -INFINITY;
    int low = alpha;
    for (int i = from; i < end && best < beta; i++) {
      best = Math.max(best, -value(position.play(moves[i]), depth - 1, -beta, -low, end));
      low = Math.max(low, best);
    }
    return best;
  }
}
