package plyground.testkit;

import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;

/** The definition of minimax and nothing else: the twin every exact search is compared with. */
public final class SlowMinimax {
  private SlowMinimax() {}

  public static <P extends Position<P>> int value(
      Game<P> game, Evaluator<P> evaluator, P position, int depth) {
    if (depth == 0 || position.over()) {
      return evaluator.evaluate(position);
    }
    int best = Integer.MIN_VALUE;
    for (int move : LegalMoves.of(game, position)) {
      best = Math.max(best, -value(game, evaluator, position.play(move), depth - 1));
    }
    return best;
  }

  /** All nodes down to the depth, the root included. */
  public static <P extends Position<P>> long nodes(Game<P> game, P position, int depth) {
    long count = 1;
    if (depth > 0) {
      for (int move : LegalMoves.of(game, position)) {
        count += nodes(game, position.play(move), depth - 1);
      }
    }
    return count;
  }
}
