package plyground.arena.stats;

import org.apache.commons.statistics.distribution.BetaDistribution;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * Whether two kinds of outcome are equally likely: the exact two-sided binomial test. Games that
 * are neither are left out beforehand.
 */
public record SignTest(int ones, int others) {
  /** Below this chance what was seen counts as more than luck. */
  public static final double LEVEL = 0.05;

  /**
   * The same where some games were played more than once: each kind counts by its share of as many
   * games as are distinct.
   *
   * @param games all that were played, those of neither kind too
   */
  public static SignTest ofDistinct(int ones, int others, int games, int distinct) {
    double part = games == 0 ? 0 : Math.min(1, (double) distinct / games);
    return new SignTest((int) Math.round(ones * part), (int) Math.round(others * part));
  }

  /** How many of either kind there are. */
  public int trials() {
    return ones + others;
  }

  /** The share of the first kind; one half where there is nothing to count. */
  public double share() {
    return trials() == 0 ? 0.5 : (double) ones / trials();
  }

  /** The chance of a split at least as uneven if both kinds are equally likely. */
  public double probability() {
    var equal = BinomialDistribution.of(trials(), 0.5);
    return Math.min(1, 2 * equal.survivalProbability(Math.max(ones, others) - 1));
  }

  /** Whether the split is more than luck. */
  public boolean significant() {
    return probability() < LEVEL;
  }

  /**
   * The shares that this test would not reject: Clopper and Pearson's interval. It leaves one half
   * out just if the split is {@link #significant()}.
   */
  public Interval interval() {
    double low =
        ones == 0
            ? 0
            : BetaDistribution.of(ones, others + 1.0).inverseCumulativeProbability(LEVEL / 2);
    double high =
        others == 0
            ? 1
            : BetaDistribution.of(ones + 1.0, others).inverseSurvivalProbability(LEVEL / 2);
    return new Interval(low, high);
  }
}
