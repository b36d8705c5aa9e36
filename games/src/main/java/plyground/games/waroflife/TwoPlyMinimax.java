package plyground.games.waroflife;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import plyground.core.Evaluator;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

/**
 * The seed's minimax: two plies, each a move and a crank, and the land difference at the end; of
 * equally good moves the first or any. It takes other depths and evaluators too.
 */
final class TwoPlyMinimax implements Agent<WarOfLifePosition> {
  static final int PLIES = 2;
  private static final int INFINITY = Integer.MAX_VALUE;

  private final Limit own;
  private final Lookahead lookahead;
  private final Choice best;
  private final int[] moves = new int[WarOfLifePosition.MOST_MOVES];

  /**
   * @param own the limits in its name
   * @param winsFirst whether it knows how games end, rather than only boards
   */
  TwoPlyMinimax(
      Limit own, Evaluator<WarOfLifePosition> evaluator, boolean winsFirst, boolean randomTies) {
    this.own = own;
    lookahead = new Lookahead(evaluator, winsFirst);
    best = new Choice(randomTies);
  }

  @Override
  public void newGame(long seed) {
    best.reseed(seed);
  }

  @Override
  public int choose(WarOfLifePosition position, Limit given) {
    var limit = effective(given);
    if (limited(limit)) {
      return consider(position, given, Trace.NONE).move();
    }
    int end = position.moves(moves, 0);
    lookahead.begin(limit, Trace.NONE);
    best.clear();
    for (int i = 0; i < end; i++) {
      var child = position.play(moves[i]);
      int beta = -(best.needed() - 1);
      best.offer(
          moves[i], -lookahead.value(child, moves[i], 1, limit.depth() - 1, -INFINITY, beta, 0));
    }
    return best.move();
  }

  private Limit effective(Limit given) {
    var limit = own.or(given);
    return limit.depthOpen() ? limit.withDepth(PLIES) : limit;
  }

  private static boolean limited(Limit limit) {
    return !limit.nodesOpen() || !limit.timeOpen() || limit.stop().answerWanted();
  }

  /** Values every root move; under a limit it deepens, and the last depth it finished counts. */
  @Override
  public Result consider(WarOfLifePosition position, Limit given, Trace trace) {
    var limit = effective(given);
    lookahead.begin(limit, trace);
    Result result = null;
    for (int depth = limited(limit) ? 1 : limit.depth(); depth <= limit.depth(); depth++) {
      if (limited(limit)) {
        trace.iteration(depth, -INFINITY, INFINITY);
      }
      var deeper = everyMove(position, depth, trace);
      if (deeper == null) {
        break;
      }
      result = deeper;
    }
    position.moves(moves, 0);
    return result != null ? result : Result.of(moves[0]);
  }

  private @Nullable Result everyMove(WarOfLifePosition position, int depth, Trace trace) {
    int end = position.moves(moves, 0);
    var values = new ArrayList<MoveValue>(end);
    best.clear();
    try {
      lookahead.count();
      if (trace.listens()) {
        trace.enter(0, Trace.ROOT, -INFINITY, INFINITY);
      }
      for (int i = 0; i < end; i++) {
        int move = moves[i];
        int value =
            -lookahead.value(position.play(move), move, 1, depth - 1, -INFINITY, INFINITY, 0);
        values.add(new MoveValue(move, value));
        best.offer(move, value);
        if (trace.listens()) {
          trace.child(0, move, value, best.value(), -INFINITY, INFINITY);
        }
      }
    } catch (Lookahead.Spent early) {
      return null;
    }
    if (trace.listens()) {
      trace.leave(0, best.value());
    }
    double value = best.value();
    return new Result(best.move(), value, values, depth, lookahead.nodes(), false);
  }
}
