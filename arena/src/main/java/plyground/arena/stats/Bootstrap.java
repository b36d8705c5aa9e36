package plyground.arena.stats;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import plyground.core.SplitMix;

/**
 * Intervals by drawing again from what was observed (Efron 1979): pairs are drawn with replacement,
 * the middle 95 % of the results is the interval. The same seed gives the same interval.
 */
public final class Bootstrap {
  private static final int DRAWS = 2_000;
  private static final double TAIL = 0.025;

  /** Above this many pairs the bootstrap's distribution is normal to more digits than are shown. */
  private static final long MANY = 5_000;

  private static final double Z = 1.959963984540054;

  private Bootstrap() {}

  /**
   * The interval of the mean score. Where all pairs came out alike there is nothing to draw from,
   * and Wilson's interval over pairs is given, which is never a single point.
   */
  public static Interval score(PairCounts pairs, long seed) {
    long n = pairs.pairs();
    if (n < 2 || pairs.variance() == 0) {
      return degenerate(pairs);
    }
    if (n > MANY) {
      double half = Z * pairs.standardError();
      return new Interval(Math.max(0, pairs.mean() - half), Math.min(1, pairs.mean() + half));
    }
    return of(pairs, PairCounts::mean, seed);
  }

  private static Interval degenerate(PairCounts pairs) {
    double score = pairs.mean();
    return Interval.wilson(score * pairs.pairs(), Math.toIntExact(pairs.pairs()));
  }

  /** The interval of any statistic of the pairs. */
  public static Interval of(PairCounts pairs, ToDoubleFunction<PairCounts> statistic, long seed) {
    var random = new SplitMix(seed);
    double[] values = new double[DRAWS];
    for (int i = 0; i < DRAWS; i++) {
      values[i] = statistic.applyAsDouble(draw(pairs, random));
    }
    Arrays.sort(values);
    return new Interval(quantile(values, TAIL), quantile(values, 1 - TAIL));
  }

  /** As many pairs as there were, each drawn from those there were. */
  static PairCounts draw(PairCounts pairs, SplitMix random) {
    int n = Math.toIntExact(pairs.pairs());
    var drawn = PairCounts.none();
    for (int i = 0; i < n; i++) {
      int at = random.nextInt(n);
      int score = 0;
      for (long rest = at; rest >= pairs.count(score); score++) {
        rest -= pairs.count(score);
      }
      drawn.add(score);
    }
    return drawn;
  }

  static double quantile(double[] sorted, double share) {
    double at = share * (sorted.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }
}
