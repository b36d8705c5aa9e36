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
      best = Math.max(best, after(game, evaluator, position, move, depth));
    }
    return best;
  }

  /** A move's value to whoever makes it. */
  public static <P extends Position<P>> int after(
      Game<P> game, Evaluator<P> evaluator, P position, int move, int depth) {
    P next = position.play(move);
    int value = value(game, evaluator, next, depth - 1);
    return next.toMove() == position.toMove() ? value : -value;
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
