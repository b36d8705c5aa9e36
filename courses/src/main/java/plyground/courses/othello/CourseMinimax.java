package plyground.courses.othello;

import plyground.core.Evaluator;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.othello.OthelloPosition;

/** The course's {@code mmeval}: the first of equally good moves is kept, every state is counted. */
record CourseMinimax(Evaluator<OthelloPosition> h) implements Search<OthelloPosition> {
  @Override
  public Result search(OthelloPosition root, Limit limit, Trace trace) {
    var walk = new CourseWalk(h, limit, trace);
    try {
      int value = value(walk, root, Trace.ROOT, 0, limit.depth());
      for (var each : walk.valued) {
        if (each.value() == value) {
          return walk.result(each.move(), value, limit.depth());
        }
      }
      throw new IllegalArgumentException("the game is over");
    } catch (CourseWalk.Stopped early) {
      return walk.stopped(root);
    }
  }

  private int value(CourseWalk walk, OthelloPosition state, int into, int ply, int depth) {
    walk.count();
    int[] moves = walk.buffer(depth);
    int end = depth == 0 ? 0 : state.moves(moves, 0);
    if (end == 0) {
      return walk.leaf(state, into, ply);
    }
    if (walk.traced) {
      walk.trace.enter(ply, into, -h.bound(), h.bound());
    }
    int best = -h.bound();
    for (int i = 0; i < end; i++) {
      int value = -value(walk, state.play(moves[i]), moves[i], ply + 1, depth - 1);
      best = Math.max(best, value);
      if (ply == 0) {
        walk.valued.add(new MoveValue(moves[i], value));
      }
      if (walk.traced) {
        walk.trace.child(ply, moves[i], value, best, -h.bound(), h.bound());
      }
    }
    if (walk.traced) {
      walk.trace.leave(ply, best);
    }
    return best;
  }
}
