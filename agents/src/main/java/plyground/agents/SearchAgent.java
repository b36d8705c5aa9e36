package plyground.agents;

import plyground.core.Agent;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Limit;
import plyground.core.Position;
import plyground.core.Result;
import plyground.core.Search;
import plyground.core.Trace;
import plyground.search.Deepening;
import plyground.search.EveryRootMove;

/**
 * Plays what a search finds. Limits of its own go before those it is given; where both leave
 * everything open it has a default, so that no call runs for ever.
 */
public final class SearchAgent<P extends Position<P>> implements Agent<P> {
  private final Search<P> search;
  private final Search<P> everyMove;
  private final Limit own;
  private final Limit fallback;

  private SearchAgent(Search<P> search, Search<P> everyMove, Limit own, Limit fallback) {
    this.search = search;
    this.everyMove = everyMove;
    this.own = own;
    this.fallback = fallback;
  }

  /** A search that keeps to any limit by itself. */
  static <P extends Position<P>> SearchAgent<P> of(
      Game<P> game, Search<P> search, Evaluator<P> evaluator, Limit own, Limit fallback) {
    return new SearchAgent<>(search, new EveryRootMove<>(game, search, evaluator), own, fallback);
  }

  /** A search whose values need no completion. */
  static <P extends Position<P>> SearchAgent<P> of(Search<P> search, Limit own, Limit fallback) {
    return new SearchAgent<>(search, search, own, fallback);
  }

  /** A search of fixed depth; under a clock or a node count it deepens step by step. */
  static <P extends Position<P>> SearchAgent<P> ofFixedDepth(
      Game<P> game, Search<P> search, Evaluator<P> evaluator, Limit own, Limit fallback) {
    Search<P> either =
        new Search<>() {
          private final Search<P> deepening = new Deepening<>(search);

          @Override
          public Result search(P root, Limit limit, Trace trace) {
            boolean counted = !limit.timeOpen() || !limit.nodesOpen();
            return (counted ? deepening : search).search(root, limit, trace);
          }

          @Override
          public void newGame(long seed) {
            search.newGame(seed);
          }
        };
    return of(game, either, evaluator, own, fallback);
  }

  @Override
  public void newGame(long seed) {
    search.newGame(seed);
  }

  @Override
  public int choose(P position, Limit limit) {
    return search.search(position, effective(limit), Trace.NONE).move();
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) {
    return search.search(position, effective(limit), trace);
  }

  @Override
  public Result analyse(P position, Limit limit, Trace trace) {
    return everyMove.search(position, effective(limit), trace);
  }

  private Limit effective(Limit given) {
    var limit = own.or(given);
    boolean open = limit.depthOpen() && limit.nodesOpen() && limit.timeOpen();
    return open ? limit.or(fallback) : limit;
  }
}
