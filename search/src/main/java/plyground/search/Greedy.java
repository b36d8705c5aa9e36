package plyground.search;

import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/** The move whose position is worth most right after it: minimax of depth 1. */
public final class Greedy<P extends Position<P>> implements Search<P> {
  private final Minimax<P> onePly;

  /** For one game and one evaluator. */
  public Greedy(Game<P> game, Evaluator<P> evaluator) {
    onePly = new Minimax<>(game, evaluator);
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    return onePly.search(root, limit.withDepth(1), trace);
  }
}
