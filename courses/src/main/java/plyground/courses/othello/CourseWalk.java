package plyground.courses.othello;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Evaluator;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.games.othello.OthelloPosition;

/**
 * What the course's two searches share: states are counted as {@code SeF}, moves buffered, and the
 * held moves of the root remembered. Values are the side to move's, so player 2's are the negation
 * of the course's {@code Val}.
 */
final class CourseWalk {
  private static final int MOST_MOVES = 60;

  /** So many states go by between two looks at the clock. */
  private static final int CLOCK = 256;

  /** Unwinds a search that another thread has had enough of, or whose limit is reached. */
  static final class Stopped extends RuntimeException {
    private Stopped() {
      super(null, null, false, false);
    }
  }

  final Trace trace;
  final boolean traced;
  final List<MoveValue> valued = new ArrayList<>();
  private final Evaluator<OthelloPosition> h;
  private final Stop stop;
  private final long mostStates;
  private final long deadline;
  private final int[][] buffers;
  private boolean horizon;
  private long states;

  CourseWalk(Evaluator<OthelloPosition> h, Limit limit, Trace trace) {
    this.h = h;
    this.trace = trace;
    stop = limit.stop();
    mostStates = limit.nodes();
    deadline = limit.timeOpen() ? Long.MAX_VALUE : System.nanoTime() + limit.time().toNanos();
    traced = trace.listens();
    buffers = new int[limit.depth() + 1][];
  }

  /** Every state counts: the root, the leaves and those with nothing but a pass. */
  void count() {
    if (stop.raised() || states == mostStates || late()) {
      throw new Stopped();
    }
    states++;
  }

  private boolean late() {
    return deadline != Long.MAX_VALUE && states % CLOCK == 0 && System.nanoTime() - deadline >= 0;
  }

  int[] buffer(int depth) {
    if (buffers[depth] == null) {
      buffers[depth] = new int[MOST_MOVES];
    }
    return buffers[depth];
  }

  int leaf(OthelloPosition state, int into, int ply) {
    horizon = horizon || !state.over();
    int value = h.evaluate(state);
    if (traced) {
      trace.leaf(ply, into, value);
    }
    return value;
  }

  Result result(int best, int value, int depth) {
    return new Result(best, (double) value, valued, depth, states, !horizon);
  }

  Result stopped(OthelloPosition root) {
    int[] moves = new int[MOST_MOVES];
    root.moves(moves, 0);
    int move = valued.isEmpty() ? moves[0] : valued.getLast().move();
    return new Result(move, null, List.of(), 0, states, false);
  }
}
