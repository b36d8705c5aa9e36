package plyground.games.othello;

import plyground.core.Agent;
import plyground.core.Limit;
import plyground.core.Result;
import plyground.core.Search;
import plyground.core.Trace;

/**
 * Plays what one of the course's searches finds. It always looks as far as its depth and never asks
 * the endgame solver, because its counts are what it is for.
 */
record CourseAgent(Search<Discs> search, Limit own) implements Agent<Discs> {
  /** The depth the assignment's tables are made with. */
  private static final int DEPTH = 5;

  @Override
  public int choose(Discs position, Limit limit) {
    return consider(position, limit, Trace.NONE).move();
  }

  @Override
  public Result consider(Discs position, Limit limit, Trace trace) {
    var both = own.or(limit);
    int depth = both.depthOpen() ? DEPTH : both.depth();
    return search.search(position, Limit.depth(depth).withStop(both.stop()), trace);
  }
}
