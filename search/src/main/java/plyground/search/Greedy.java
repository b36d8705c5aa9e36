package plyground.search;

import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Limit;
import plyground.core.Position;
import plyground.core.Result;
import plyground.core.Search;
import plyground.core.Trace;

/** The move whose position is worth most right after it: minimax of depth 1. */
public final class Greedy<P extends Position<P>> implements Search<P> {
  private final Minimax<P> onePly;

  public Greedy(Game<P> game, Evaluator<P> evaluator) {
    onePly = new Minimax<>(game, evaluator);
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    return onePly.search(root, limit.withDepth(1), trace);
  }
}
