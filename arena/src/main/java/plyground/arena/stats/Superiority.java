package plyground.arena.stats;

import org.apache.commons.statistics.distribution.BetaDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/** How likely it is that one player is better than the other, given their pairs. */
public final class Superiority {
  /** From here on the mean of pairs is close enough to normal. */
  private static final int ENOUGH = 30;

  private Superiority() {}

  /**
   * The likelihood of superiority. Few pairs, or pairs that all came out alike, are judged by how
   * many were won and lost, every strength being equally likely beforehand.
   */
  public static double likelihood(PairCounts pairs) {
    double error = pairs.standardError();
    if (pairs.pairs() >= ENOUGH && error > 0) {
      return NormalDistribution.of(0, 1).cumulativeProbability((pairs.mean() - 0.5) / error);
    }
    double won = pairs.count(3) + pairs.count(4);
    double lost = pairs.count(0) + pairs.count(1);
    return BetaDistribution.of(won + 1, lost + 1).survivalProbability(0.5);
  }

  /** The two-sided probability of a mean this far from one half if both were equally good. */
  public static double pValue(PairCounts pairs) {
    double likelihood = likelihood(pairs);
    return Math.min(1, 2 * Math.min(likelihood, 1 - likelihood));
  }
}
