package plyground.search;

import java.util.ArrayList;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Alpha-beta to a fixed depth: Russell and Norvig, "Artificial Intelligence", third edition, figure
 * 5.7. Same order, ties and counting as {@link Minimax}, same move and value, fewer nodes.
 *
 * <p>Only the root moves that raised alpha have exact values; the others are known to be no better.
 */
public final class AlphaBeta<P extends Position<P>> implements Search<P> {
  private static final int INFINITY = Walk.INFINITY;

  private final Game<P> game;
  private final Evaluator<P> evaluator;

  /** For one game and one evaluator. */
  public AlphaBeta(Game<P> game, Evaluator<P> evaluator) {
    this.game = game;
    this.evaluator = evaluator;
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    var walk = new Walk<>(game, evaluator, limit, trace);
    int end = walk.generate(root, 0);
    var exact = new ArrayList<MoveValue>();
    int best = -INFINITY;
    int choice = walk.moves[0];
    try {
      walk.budget.count();
      if (walk.traced) {
        trace.enter(0, Trace.ROOT, -INFINITY, INFINITY);
      }
      for (int i = 0; i < end; i++) {
        int move = walk.moves[i];
        P child = root.play(move);
        int value =
            child.toMove() == root.toMove()
                ? value(walk, child, move, 1, limit.depth() - 1, best, INFINITY, end)
                : -value(walk, child, move, 1, limit.depth() - 1, -INFINITY, -best, end);
        if (value > best) {
          best = value;
          choice = move;
          exact.add(new MoveValue(move, value));
        }
        if (walk.traced) {
          trace.child(0, move, value, best, best, INFINITY);
        }
      }
      if (walk.traced) {
        trace.leave(0, best);
      }
    } catch (Budget.Spent | OutOfMemoryError early) {
      return Minimax.cutShort(walk, choice, best, exact);
    }
    var found =
        new Result(choice, (double) best, exact, limit.depth(), walk.budget.nodes(), walk.exact());
    PrincipalVariation.tell(this, root, limit, found, trace);
    return found;
  }

  private int value(
      Walk<P> walk, P position, int into, int ply, int depth, int alpha, int beta, int from) {
    walk.budget.count();
    if (depth == 0) {
      return walk.leaf(position, into, ply);
    }
    int end = walk.generate(position, from);
    if (end == from) {
      return walk.end(position, into, ply);
    }
    if (walk.traced) {
      walk.trace.enter(ply, into, alpha, beta);
    }
    var side = position.toMove();
    int best = -INFINITY;
    int low = alpha;
    for (int i = from; i < end && best < beta; i++) {
      int move = walk.moves[i];
      P child = position.play(move);
      int value =
          child.toMove() == side
              ? value(walk, child, move, ply + 1, depth - 1, low, beta, end)
              : -value(walk, child, move, ply + 1, depth - 1, -beta, -low, end);
      best = Math.max(best, value);
      low = Math.max(low, best);
      if (walk.traced) {
        report(walk.trace, ply, move, value, best, low, beta, end - i - 1);
      }
    }
    if (walk.traced) {
      walk.trace.leave(ply, best);
    }
    return best;
  }

  private static void report(
      Trace trace, int ply, int move, int value, int best, int low, int beta, int skipped) {
    trace.child(ply, move, value, best, low, beta);
    if (best >= beta) {
      trace.cut(ply, best, low, beta, skipped, Trace.Reason.BETA);
    }
  }
}
