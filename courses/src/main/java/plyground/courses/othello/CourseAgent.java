package plyground.courses.othello;

import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.othello.OthelloPosition;

/**
 * Plays what one of the course's searches finds. It always looks as far as its depth and never asks
 * the endgame solver, because its counts are what it is for.
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
    int depth = both.depthOpen() ? DEPTH : both.depth();
    return search.search(position, Limit.depth(depth).withStop(both.stop()), trace);
  }
}
