package plyground.search;

import java.util.ArrayList;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Minimax for games of chance (Michie 1966; Russell and Norvig, third edition, section 5.5): where
 * nature moves, a position is worth the mean of what may happen, by its odds. A throw counts as a
 * ply, every position visited as a node; moves are tried in the game's order and the first of
 * equally good ones is kept.
 */
public final class Expectiminimax<P extends Position<P>> implements Search<P> {
  private final Game<P> game;
  private final Evaluator<P> evaluator;

  /** For one game and one evaluator. */
  public Expectiminimax(Game<P> game, Evaluator<P> evaluator) {
    this.game = game;
    this.evaluator = evaluator;
  }

  /** Where nature is to move at the root, the moves are what may happen, and none is better. */
  @Override
  public Result search(P root, Limit limit, Trace trace) {
    var walk = new Walk<>(game, evaluator, limit, trace);
    int end = walk.generate(root, 0);
    var values = new ArrayList<MoveValue>(end);
    boolean chance = Nature.movesAt(root);
    double best = Double.NEGATIVE_INFINITY;
    double sum = 0;
    long cases = 0;
    int choice = walk.moves[0];
    try {
      walk.budget.count();
      enter(walk, Trace.ROOT, 0);
      for (int i = 0; i < end; i++) {
        int move = walk.moves[i];
        double value = reply(walk, root, move, 1, limit.depth() - 1, end);
        values.add(new MoveValue(move, value));
        if (chance) {
          int weight = Nature.weight(root, move);
          cases += weight;
          sum += weight * value;
        } else if (value > best) {
          best = value;
          choice = move;
        }
        child(walk, 0, move, value, chance ? sum / cases : best);
      }
      leave(walk, 0, chance ? sum / cases : best);
    } catch (Budget.Spent | OutOfMemoryError early) {
      Double value = values.isEmpty() || chance ? null : (Double) best;
      return new Result(choice, value, values, 0, walk.budget.nodes(), false);
    }
    double value = chance ? sum / cases : best;
    var found = new Result(choice, value, values, limit.depth(), walk.budget.nodes(), walk.exact());
    if (!chance) {
      PrincipalVariation.tell(this, root, limit, found, trace);
    }
    return found;
  }

  private double reply(Walk<P> walk, P position, int move, int ply, int depth, int from) {
    P child = position.play(move);
    double value = value(walk, child, move, ply, depth, from);
    // Subtracting, because the negation of 0.0 would print as -0.
    return child.toMove() == position.toMove() ? value : 0 - value;
  }

  private double value(Walk<P> walk, P position, int into, int ply, int depth, int from) {
    walk.budget.count();
    if (depth == 0) {
      return walk.leaf(position, into, ply);
    }
    int end = walk.generate(position, from);
    if (end == from) {
      return walk.end(position, into, ply);
    }
    enter(walk, into, ply);
    double value =
        Nature.movesAt(position)
            ? mean(walk, position, ply, depth, from, end)
            : best(walk, position, ply, depth, from, end);
    leave(walk, ply, value);
    return value;
  }

  private double best(Walk<P> walk, P position, int ply, int depth, int from, int end) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = from; i < end; i++) {
      int move = walk.moves[i];
      double value = reply(walk, position, move, ply + 1, depth - 1, end);
      best = Math.max(best, value);
      child(walk, ply, move, value, best);
    }
    return best;
  }

  private double mean(Walk<P> walk, P position, int ply, int depth, int from, int end) {
    double sum = 0;
    long cases = 0;
    for (int i = from; i < end; i++) {
      int move = walk.moves[i];
      int weight = Nature.weight(position, move);
      double value = reply(walk, position, move, ply + 1, depth - 1, end);
      cases += weight;
      sum += weight * value;
      child(walk, ply, move, value, sum / cases);
    }
    return sum / cases;
  }

  private static void enter(Walk<?> walk, int into, int ply) {
    if (walk.traced) {
      walk.trace.enter(ply, into, -Walk.INFINITY, Walk.INFINITY);
    }
  }

  private static void child(Walk<?> walk, int ply, int move, double value, double soFar) {
    if (walk.traced) {
      walk.trace.meanChild(ply, move, value, soFar);
    }
  }

  private static void leave(Walk<?> walk, int ply, double value) {
    if (walk.traced) {
      walk.trace.meanLeave(ply, value);
    }
  }
}
