package plyground.search;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Minimax to a fixed depth: Russell and Norvig, "Artificial Intelligence", third edition, figure
 * 5.3. Moves are tried in the game's order, the first of equally good ones is kept, and every
 * position visited counts once, the root and the leaves included.
 */
public final class Minimax<P extends Position<P>> implements Search<P> {
  private static final int INFINITY = Walk.INFINITY;

  private final Game<P> game;
  private final Evaluator<P> evaluator;

  /** For one game and one evaluator. */
  public Minimax(Game<P> game, Evaluator<P> evaluator) {
    this.game = game;
    this.evaluator = evaluator;
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    var walk = new Walk<>(game, evaluator, limit, trace);
    int end = walk.generate(root, 0);
    var values = new ArrayList<MoveValue>(end);
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
        int below = value(walk, child, move, 1, limit.depth() - 1, end);
        int value = child.toMove() == root.toMove() ? below : -below;
        values.add(new MoveValue(move, value));
        if (value > best) {
          best = value;
          choice = move;
        }
        if (walk.traced) {
          trace.child(0, move, value, best, -INFINITY, INFINITY);
        }
      }
      if (walk.traced) {
        trace.leave(0, best);
      }
    } catch (Budget.Spent | OutOfMemoryError early) {
      return cutShort(walk, choice, best, values);
    }
    var found =
        new Result(choice, (double) best, values, limit.depth(), walk.budget.nodes(), walk.exact());
    PrincipalVariation.tell(this, root, limit, found, trace);
    return found;
  }

  private int value(Walk<P> walk, P position, int into, int ply, int depth, int from) {
    walk.budget.count();
    if (depth == 0) {
      return walk.leaf(position, into, ply);
    }
    int end = walk.generate(position, from);
    if (end == from) {
      return walk.end(position, into, ply);
    }
    if (walk.traced) {
      walk.trace.enter(ply, into, -INFINITY, INFINITY);
    }
    var side = position.toMove();
    int best = -INFINITY;
    for (int i = from; i < end; i++) {
      int move = walk.moves[i];
      P child = position.play(move);
      int below = value(walk, child, move, ply + 1, depth - 1, end);
      int value = child.toMove() == side ? below : -below;
      best = Math.max(best, value);
      if (walk.traced) {
        walk.trace.child(ply, move, value, best, -INFINITY, INFINITY);
      }
    }
    if (walk.traced) {
      walk.trace.leave(ply, best);
    }
    return best;
  }

  /** What is known when the budget ran out: the moves that were finished. */
  static Result cutShort(Walk<?> walk, int choice, int best, List<MoveValue> values) {
    Double value = values.isEmpty() ? null : (double) best;
    return new Result(choice, value, values, 0, walk.budget.nodes(), false);
  }
}
