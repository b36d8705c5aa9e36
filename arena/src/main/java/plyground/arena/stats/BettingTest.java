package plyground.arena.stats;

import java.util.Arrays;

/**
 * Whether the mean of scores from 0 to 1 is above a bar, asked after every score: stakes are put on
 * it at fair odds, several at once, and who does not believe it loses money on average. So the
 * chance ever to own 1/level times the stake is at most the level where the mean is not above the
 * bar, whatever the scores are like and whenever one stops (Ville 1939).
 */
public final class BettingTest {
  private static final int STAKES = 9;

  private final double bar;
  private final double[] wealth = new double[STAKES];
  private double most = 1;

  /**
   * Bets that the mean is above the bar.
   *
   * @param bar above 0 and below 1
   */
  public BettingTest(double bar) {
    if (!(bar > 0 && bar < 1)) {
      throw new IllegalArgumentException("expected a score between 0 and 1");
    }
    this.bar = bar;
    Arrays.fill(wealth, 1);
  }

  /** Takes a score, from 0 to 1, and pays out the bets on it. */
  public void add(double score) {
    for (int i = 0; i < STAKES; i++) {
      double stake = (i + 1) / (STAKES + 1.0);
      wealth[i] *= 1 + stake * (score - bar) / bar;
    }
    most = Math.max(most, Arrays.stream(wealth).average().orElse(1));
  }

  /** The chance of such luck at any time where the mean is not above the bar, or more. */
  public double probability() {
    return 1 / most;
  }
}
