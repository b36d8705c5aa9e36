package plyground.games.labyrinth;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

/**
 * One of the Prolog project's players: it rates every shift that does not bring back what was there
 * before, and makes the first of the best. What it can put a value on is the shift, together with
 * the walk it would make then.
 */
public abstract class LabyrinthHeuristic implements Agent<LabyrinthPosition> {
  /** The best score two squares can have: they are the same. */
  static final int MOST = Distance.FARTHEST;

  /**
   * What to do with a shift.
   *
   * @param score the more the better
   * @param far among equal scores the less the better
   * @param to where to walk
   */
  public record Plan(int shift, double score, int far, int to) {
    boolean beats(@Nullable Plan other) {
      return other == null || score > other.score || (score == other.score && far < other.far);
    }
  }

  /** How many turns ahead it looks. */
  abstract int turns();

  /** The plan for a shift; it may be left out if its score would not beat the one to reach. */
  public abstract @Nullable Plan plan(LabyrinthPosition position, int shift, double toReach);

  @Override
  public int choose(LabyrinthPosition position, Limit limit) {
    return move(best(position));
  }

  /** The shift to make, and where to walk then. */
  public Plan best(LabyrinthPosition position) {
    int fresh = History.fresh(position);
    Plan best = null;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      if ((fresh >>> shift & 1) != 0) {
        var plan = plan(position, shift, best == null ? Double.NEGATIVE_INFINITY : best.score);
        best = plan != null && plan.beats(best) ? plan : best;
      }
    }
    if (best == null) {
      throw new IllegalStateException("a shift without a plan");
    }
    return best;
  }

  static int move(Plan plan) {
    return plan.shift * Square.COUNT + plan.to;
  }

  @Override
  public Result consider(LabyrinthPosition position, Limit limit, Trace trace) {
    int fresh = History.fresh(position);
    var values = new ArrayList<MoveValue>();
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      if ((fresh >>> shift & 1) != 0) {
        var plan = plan(position, shift, Double.NEGATIVE_INFINITY);
        if (plan != null) {
          values.add(new MoveValue(move(plan), plan.score));
        }
      }
    }
    var best = best(position);
    long mazes = 1 + (long) values.size() * (turns() == 1 ? 1 : 1 + Shift.COUNT);
    return new Result(move(best), best.score, values, turns(), mazes, false);
  }
}
