package plyground.courses.othello;

import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.othello.OthelloPosition;

/**
 * Plays what one of the course's searches finds. It looks as far as its depth, or as a limit of
 * states or time allows, and never asks the endgame solver, because its counts are what it is for.
 */
record CourseAgent(Search<OthelloPosition> search, Limit own) implements Agent<OthelloPosition> {
  /** The depth the assignment's tables are made with. */
  private static final int DEPTH = 5;

  @Override
  public int choose(OthelloPosition position, Limit limit) {
    return consider(position, limit, Trace.NONE).move();
  }

  @Override
  public Result consider(OthelloPosition position, Limit limit, Trace trace) {
    var both = own.or(limit);
    boolean bounded = !both.nodesOpen() || !both.timeOpen();
    if (bounded) {
      return deepened(position, both, trace);
    }
    int depth = both.depthOpen() ? DEPTH : both.depth();
    return search.search(position, Limit.depth(depth).withStop(both.stop()), trace);
  }

  /**
   * The deepest search that ends within so many states or so much time; one of depth 1 is always
   * made. Its count is its own, without the shallower ones before it.
   */
  private Result deepened(OthelloPosition position, Limit limit, Trace trace) {
    long begun = System.nanoTime();
    var found = search.search(position, Limit.depth(1).withStop(limit.stop()), trace);
    for (int depth = 2; depth <= limit.depth() && !found.exact(); depth++) {
      var left =
          limit.timeOpen() ? limit.time() : limit.time().minusNanos(System.nanoTime() - begun);
      if (left.isNegative() || limit.stop().raised()) {
        break;
      }
      var deeper = search.search(position, limit.withDepth(depth).withTime(left), trace);
      if (deeper.value() == null) {
        break;
      }
      found = deeper;
    }
    return found;
  }
}
