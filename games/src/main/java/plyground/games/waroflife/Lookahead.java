package plyground.games.waroflife;

import java.util.Arrays;
import plyground.core.Evaluator;
import plyground.core.search.Limit;
import plyground.core.search.SearchClock;
import plyground.core.search.Stop;
import plyground.core.search.Trace;

/**
 * Alpha-beta over moves and cranks, in the game's order.
 *
 * <p>The seed's strategies see boards and nothing else. So a line ends where the side to move has
 * no move at all, even if a player died out before or the moves are used up; only the view that
 * knows wins ends it by the rules of the game.
 */
final class Lookahead {
  private static final int INFINITY = Integer.MAX_VALUE;
  private static final int LOOKS_EVERY = 256;

  /** Unwinds a search whose limit has run out. */
  static final class Spent extends RuntimeException {
    private Spent() {
      super(null, null, false, false);
    }
  }

  private final Evaluator<WarOfLifePosition> evaluator;
  private final boolean byTheRules;
  private final boolean landOnly;
  private int[] moves = new int[4 * WarOfLifePosition.MOST_MOVES];
  private Trace trace = Trace.NONE;
  private long mostNodes = Long.MAX_VALUE;
  private Stop stop = Stop.NEVER;
  private boolean timed;
  private long deadline;
  private long nodes;
  private int killer;

  /**
   * @param byTheRules whether lines end with the game; if not, where there is no move
   */
  Lookahead(Evaluator<WarOfLifePosition> evaluator, boolean byTheRules) {
    this.evaluator = evaluator;
    this.byTheRules = byTheRules;
    landOnly = !byTheRules && evaluator.equals(Evaluators.LAND);
  }

  /** From here on the limit counts and the trace hears. */
  void begin(Limit limit, Trace hearer) {
    mostNodes = limit.nodes();
    stop = limit.stop();
    timed = !limit.timeOpen();
    deadline = timed ? SearchClock.nanos() + limit.time().toNanos() : 0;
    trace = hearer;
    nodes = 0;
    killer = 0;
  }

  long nodes() {
    return nodes;
  }

  /** Counts a node, unless the limit does not allow it any more. */
  void count() {
    if (nodes >= mostNodes || (nodes % LOOKS_EVERY == 0 && stopped())) {
      throw new Spent();
    }
    nodes++;
  }

  private boolean stopped() {
    return stop.raised() || (timed && SearchClock.nanos() - deadline >= 0);
  }

  /**
   * The value of a position for its side to move, exact inside the window, else a bound.
   *
   * @param into the move that led there
   * @param from the first free place for moves in the buffer
   */
  int value(
      WarOfLifePosition position, int into, int ply, int depth, int alpha, int beta, int from) {
    count();
    if (depth == 0) {
      return leaf(position, into, ply);
    }
    if (depth == 1 && landOnly && !trace.listens()) {
      return bestLand(position, beta);
    }
    int end = generate(position, from);
    if (end == from) {
      return leaf(position, into, ply);
    }
    if (trace.listens()) {
      trace.enter(ply, into, alpha, beta);
    }
    int best = -INFINITY;
    for (int i = from; i < end && best < beta; i++) {
      int move = moves[i];
      int low = Math.max(alpha, best);
      int value = -value(position.play(move), move, ply + 1, depth - 1, -beta, -low, end);
      best = Math.max(best, value);
      if (trace.listens()) {
        report(ply, move, value, best, Math.max(alpha, best), beta, end - i - 1);
      }
    }
    if (trace.listens()) {
      trace.leave(ply, best);
    }
    return best;
  }

  private void report(int ply, int move, int value, int best, int low, int beta, int skipped) {
    trace.child(ply, move, value, best, low, beta);
    if (best >= beta) {
      trace.cut(ply, best, low, beta, skipped, Trace.Reason.BETA);
    }
  }

  private int leaf(WarOfLifePosition position, int into, int ply) {
    int value = evaluator.evaluate(position);
    if (trace.listens()) {
      trace.leaf(ply, into, value);
    }
    return value;
  }

  private int generate(WarOfLifePosition position, int from) {
    if (moves.length < from + WarOfLifePosition.MOST_MOVES) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
    return byTheRules
        ? position.moves(moves, from)
        : WarOfLifePosition.moves(position.own(), ~(position.blue() | position.red()), moves, from);
  }

  /**
   * The last ply of the plain land difference, without a position for every leaf. The move that
   * last was good enough is tried first: mostly it is again.
   */
  private int bestLand(WarOfLifePosition position, int beta) {
    long own = position.own();
    long other = position.other();
    long empty = ~(own | other);
    if (beta < INFINITY && (own >>> (killer >>> 6) & empty >>> killer & 1) != 0) {
      count();
      int value = landAfterCrank(own ^ WarOfLifePosition.touched(killer), other);
      if (value >= beta) {
        return value;
      }
    }
    int best = -INFINITY;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long left = own ^ 1L << cell;
      for (long to = Cells.around(cell) & empty; to != 0; to &= to - 1) {
        count();
        best = Math.max(best, landAfterCrank(left | (to & -to), other));
        if (best >= beta) {
          killer = cell << 6 | Long.numberOfTrailingZeros(to);
          return best;
        }
      }
    }
    return best == -INFINITY ? Long.bitCount(own) - Long.bitCount(other) : best;
  }

  /** How many pieces more one colour has than the other after the crank; colours are alike. */
  private static int landAfterCrank(long own, long other) {
    long living = Crank.living(own | other);
    return 2 * Long.bitCount(Crank.blue(own, other, living)) - Long.bitCount(living);
  }
}
