package plyground.arena.stats;

import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * The interval of a mean of scores from 0 to 1. Scores that are only ever 0 and 1 have Clopper and
 * Pearson's exact interval; others vary less and are worth more of such trials, as many as their
 * variance says. Two more observations of the greatest variance are assumed when that is estimated,
 * so that the interval never shrinks to a point: it holds the truth 95 times of 100 or more.
 */
public final class ScoreInterval {
  private static final double TAIL = 0.025;

  /** What is assumed beside the observations: keeps all ends monotone in every single score. */
  private static final double ASSUMED = 2;

  private ScoreInterval() {}

  /**
   * @param squares the sum of squared deviations from the mean
   * @param count how many scores
   */
  public static Interval of(double mean, double squares, double count) {
    if (count <= 0) {
      return new Interval(0, 1);
    }
    double share = (squares + ASSUMED) / (count * mean * (1 - mean) + ASSUMED);
    double trials = count / share;
    double won = mean * trials;
    double lost = trials - won;
    double low =
        mean <= 0 ? 0 : BetaDistribution.of(won, lost + 1).inverseCumulativeProbability(TAIL);
    double high =
        mean >= 1 ? 1 : BetaDistribution.of(won + 1, lost).inverseSurvivalProbability(TAIL);
    return new Interval(low, high);
  }
}
