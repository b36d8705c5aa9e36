package plyground.search;

import org.jspecify.annotations.Nullable;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.SearchClock;
import plyground.core.search.Trace;

/**
 * Lets a search of fixed depth live under a clock or a node count: depth 1, then 2, and so on,
 * until the budget is spent or the game tree is. Nodes are those of all depths together; without a
 * clock and a count it goes straight to the depth.
 */
public final class Deepening<P extends Position<P>> implements Search<P> {
  private final Search<P> inner;

  /** Around a search that honours the depth of its limit. */
  public Deepening(Search<P> inner) {
    this.inner = inner;
  }

  @Override
  public void newGame(long seed) {
    inner.newGame(seed);
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    if (limit.timeOpen() && limit.nodesOpen()) {
      return inner.search(root, limit, trace);
    }
    long start = SearchClock.nanos();
    Result best = inner.search(root, limit.withDepth(1), trace);
    long nodes = best.nodes();
    for (int depth = 2; depth <= limit.depth() && best.depth() > 0 && !best.exact(); depth++) {
      var left = left(limit, nodes, SearchClock.nanos() - start);
      if (left == null) {
        break;
      }
      trace.iteration(depth, -Walk.INFINITY, Walk.INFINITY);
      var deeper = inner.search(root, left.withDepth(depth), trace);
      nodes += deeper.nodes();
      if (deeper.depth() < depth) {
        break;
      }
      best = deeper;
    }
    return new Result(best.move(), best.value(), best.moves(), best.depth(), nodes, best.exact());
  }

  private static @Nullable Limit left(Limit limit, long nodes, long nanos) {
    Limit left = limit;
    if (!limit.nodesOpen()) {
      if (nodes >= limit.nodes()) {
        return null;
      }
      left = left.withNodes(limit.nodes() - nodes);
    }
    if (!limit.timeOpen()) {
      var time = limit.time().minusNanos(nanos);
      if (!time.isPositive()) {
        return null;
      }
      left = left.withTime(time);
    }
    return limit.stop().raised() ? null : left;
  }
}
