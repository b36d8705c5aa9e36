package plyground.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.Evaluator;
import plyground.core.FinalScore;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Solves games of chance: the final score that best play brings on average, every position reckoned
 * once. Only for games in which no position comes back.
 */
public final class ExpectedScore<P extends Position<P>> implements Search<P> {
  /** A value and how many plies the longest line to the end has. */
  private record Known(double value, int plies) {}

  private final Game<P> game;
  private final Evaluator<P> score = new FinalScore<>();
  private final Map<P, @Nullable Known> known = new HashMap<>();
  private Budget budget = new Budget(Limit.NONE);

  /** For one game, whose final score it is about. */
  public ExpectedScore(Game<P> game) {
    this.game = game;
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    budget = new Budget(limit);
    known.clear();
    int[] moves = LegalMoves.of(game, root);
    var values = new ArrayList<MoveValue>(moves.length);
    int choice = moves[0];
    double best = Double.NEGATIVE_INFINITY;
    int plies = 0;
    try {
      budget.count();
      for (int move : moves) {
        var reply = reply(root, move);
        plies = Math.max(plies, 1 + reply.plies);
        values.add(new MoveValue(move, reply.value));
        if (values.getLast().value() > best) {
          best = values.getLast().value();
          choice = move;
        }
      }
      double value = Nature.movesAt(root) ? mean(root, moves).value : best;
      return new Result(choice, value, values, plies, budget.nodes(), true);
    } catch (Budget.Spent | OutOfMemoryError early) {
      return new Result(choice, null, values, 0, budget.nodes(), false);
    }
  }

  private Known reply(P position, int move) {
    P child = position.play(move);
    var known = value(child);
    return child.toMove() == position.toMove() ? known : new Known(0 - known.value, known.plies);
  }

  private Known value(P position) {
    if (known.containsKey(position)) {
      var before = known.get(position);
      if (before == null) {
        throw new InputException(
            "%s can come back to '%s', and then no sum over its lines has an end"
                .formatted(game.name(), game.format(position)));
      }
      return before;
    }
    budget.count();
    int[] moves = LegalMoves.of(game, position);
    if (moves.length == 0) {
      return new Known(score.evaluate(position), 0);
    }
    known.put(position, null);
    var value = Nature.movesAt(position) ? mean(position, moves) : best(position, moves);
    known.put(position, value);
    return value;
  }

  private Known best(P position, int[] moves) {
    double best = Double.NEGATIVE_INFINITY;
    int plies = 0;
    for (int move : moves) {
      var reply = reply(position, move);
      best = Math.max(best, reply.value);
      plies = Math.max(plies, 1 + reply.plies);
    }
    return new Known(best, plies);
  }

  private Known mean(P position, int[] moves) {
    double sum = 0;
    long cases = 0;
    int plies = 0;
    for (int move : moves) {
      int weight = Nature.weight(position, move);
      var reply = reply(position, move);
      cases += weight;
      sum += weight * reply.value;
      plies = Math.max(plies, 1 + reply.plies);
    }
    return new Known(sum / cases, plies);
  }
}
