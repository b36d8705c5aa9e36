package plyground.search;

import java.util.function.ToIntFunction;
import plyground.search.learned.CutStatistics;
import plyground.search.learned.CutStatistics.Line;

/**
 * What {@link Mpc} cuts by.
 *
 * @param phase of a position
 * @param table lines by phase and depth
 * @param certainty how many standard errors beyond the window a value must lie
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record ProbCuts<P>(ToIntFunction<P> phase, Line[][][] table, double certainty) {
  static final int DEEPEST = 30;

  private static final Line[] NONE = {};

  /** Cuts by what was measured of an evaluator. */
  public static <P> ProbCuts<P> of(
      CutStatistics statistics, int phases, ToIntFunction<P> phase, double certainty) {
    return new ProbCuts<>(phase, statistics.table(phases, DEEPEST), certainty);
  }

  /** Nothing is foretold. */
  public static <P> ProbCuts<P> none() {
    return of(CutStatistics.NONE, 1, _ -> 0, 1);
  }

  Line[] lines(P position, int depth) {
    return depth > DEEPEST ? NONE : table[phase.applyAsInt(position)][depth];
  }
}
