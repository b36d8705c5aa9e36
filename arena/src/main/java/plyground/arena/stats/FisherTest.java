package plyground.arena.stats;

import org.apache.commons.statistics.distribution.HypergeometricDistribution;

/**
 * Whether two shares may be the same: Fisher's exact test, two-sided.
 *
 * @param ones successes among the first trials
 * @param others successes among the second trials
 */
public record FisherTest(int ones, int oneTrials, int others, int otherTrials) {
  /** Sums of products are equal only up to rounding. */
  private static final double SLACK = 1 + 1e-7;

  /** The chance of a table at most as likely, if the shares are the same. */
  public double probability() {
    int all = oneTrials + otherTrials;
    int successes = ones + others;
    if (successes == 0 || successes == all || oneTrials == 0 || otherTrials == 0) {
      return 1;
    }
    var tables = HypergeometricDistribution.of(all, successes, oneTrials);
    double seen = tables.probability(ones) * SLACK;
    double sum = 0;
    for (int k = tables.getSupportLowerBound(); k <= tables.getSupportUpperBound(); k++) {
      double chance = tables.probability(k);
      sum += chance <= seen ? chance : 0;
    }
    return Math.min(1, sum);
  }
}
