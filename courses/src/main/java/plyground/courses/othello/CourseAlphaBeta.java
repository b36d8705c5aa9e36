package plyground.courses.othello;

import plyground.core.Evaluator;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.search.Trace.Reason;
import plyground.games.othello.OthelloPosition;

/**
 * The course's {@code abeval} with its two quirks: the first move always replaces the inherited
 * bound, even by a worse one, and the cut is tested on the bound from before the move just
 * searched, so that one sibling more than needed is looked at.
 */
record CourseAlphaBeta(Evaluator<OthelloPosition> h) implements Search<OthelloPosition> {
  @Override
  public Result search(OthelloPosition root, Limit limit, Trace trace) {
    var walk = new CourseWalk(h, limit, trace);
    try {
      int value = value(walk, root, Trace.ROOT, 0, limit.depth(), -h.bound(), h.bound());
      return walk.result(walk.valued.getLast().move(), value, limit.depth());
    } catch (CourseWalk.Stopped early) {
      return walk.stopped(root);
    }
  }

  /**
   * @param low the bound the player to move improves: alpha for player 1, beta negated for player 2
   */
  private int value(
      CourseWalk walk, OthelloPosition state, int into, int ply, int depth, int low, int high) {
    walk.count();
    int[] moves = walk.buffer(depth);
    int end = depth == 0 ? 0 : state.moves(moves, 0);
    if (end == 0) {
      return walk.leaf(state, into, ply);
    }
    if (walk.traced) {
      walk.trace.enter(ply, into, low, high);
    }
    int current = low;
    for (int i = 0; i < end; i++) {
      var next = state.play(moves[i]);
      int value = -value(walk, next, moves[i], ply + 1, depth - 1, -high, -current);
      int before = current;
      if (i == 0 || value > current) {
        current = value;
        if (ply == 0) {
          walk.valued.add(new MoveValue(moves[i], value));
        }
      }
      if (walk.traced) {
        walk.trace.child(ply, moves[i], value, current, current, high);
      }
      if (before >= high) {
        if (walk.traced) {
          walk.trace.cut(ply, current, current, high, end - i - 1, Reason.BETA);
        }
        break;
      }
    }
    if (walk.traced) {
      walk.trace.leave(ply, current);
    }
    return current;
  }
}
