package plyground.arena.stats;

/**
 * The interval of a mean of pair scores that holds whenever one looks: the means that a gambler who
 * bets against them (see {@link BettingTest}) has not become rich with. Wider than {@link
 * ScoreInterval}, which is for as many pairs as were planned.
 */
public final class BettingInterval {
  private static final double TAIL = 0.025;
  private static final int STAKES = 9;
  private static final int HALVINGS = 50;

  private BettingInterval() {}

  /** The means that no bet against them has made rich. */
  public static Interval of(PairCounts pairs) {
    return new Interval(low(pairs), 1 - low(pairs.mirrored()));
  }

  /** The greatest bar that the mean is shown to be above. */
  private static double low(PairCounts pairs) {
    double rich = Math.log(1 / TAIL);
    double low = 0;
    double high = 1;
    for (int i = 0; i < HALVINGS; i++) {
      double bar = (low + high) / 2;
      if (logWealth(pairs, bar) >= rich) {
        low = bar;
      } else {
        high = bar;
      }
    }
    return low;
  }

  /**
   * What a unit has become by now that was bet on a mean above the bar, as a logarithm; if the mean
   * is not above it, the chance of 1/level or more at any moment one chooses is at most the level.
   */
  static double logWealth(PairCounts pairs, double bar) {
    double[] logs = new double[STAKES];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < STAKES; i++) {
      double stake = (i + 1) / (STAKES + 1.0);
      for (int score = 0; score < PairCounts.SCORES; score++) {
        double gain = stake * (PairCounts.score(score) - bar) / bar;
        logs[i] += pairs.count(score) * Math.log1p(gain);
      }
      most = Math.max(most, logs[i]);
    }
    double sum = 0;
    for (double log : logs) {
      sum += Math.exp(log - most);
    }
    return most + Math.log(sum / STAKES);
  }
}
