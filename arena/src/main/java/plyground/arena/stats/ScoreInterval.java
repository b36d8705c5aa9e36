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
   * Where the true mean of scores from 0 to 1 is, 95 times of 100 or more.
   *
   * @param squares the sum of squared deviations from the mean
   * @param count how many scores
   */
  public static Interval of(double mean, double squares, double count) {
    if (count <= 0) {
      return new Interval(0, 1);
    }
    double trials = trials(mean, squares, count);
    double won = mean * trials;
    double lost = trials - won;
    double low =
        mean <= 0 ? 0 : BetaDistribution.of(won, lost + 1).inverseCumulativeProbability(TAIL);
    double high =
        mean >= 1 ? 1 : BetaDistribution.of(won + 1, lost).inverseSurvivalProbability(TAIL);
    return new Interval(low, high);
  }

  /**
   * The chance of a mean so far from one half where the true one is not on its side: what the
   * interval leaves one half out at.
   */
  static double probability(double mean, double squares, double count) {
    double trials = count <= 0 ? 0 : trials(mean, squares, count);
    double won = Math.max(mean, 1 - mean) * trials;
    double lost = trials - won;
    return won == lost
        ? 1
        : Math.min(1, 2 * BetaDistribution.of(won, lost + 1).cumulativeProbability(0.5));
  }

  /** How much speaks for a true mean above one half (Jeffreys's prior), from 0 to 1. */
  static double likelihood(double mean, double squares, double count) {
    double trials = count <= 0 ? 0 : trials(mean, squares, count);
    double won = mean * trials;
    return BetaDistribution.of(won + 0.5, trials - won + 0.5).survivalProbability(0.5);
  }

  /** How many trials that are won or lost would be as sure. */
  private static double trials(double mean, double squares, double count) {
    return count * (count * mean * (1 - mean) + ASSUMED) / (squares + ASSUMED);
  }
}
