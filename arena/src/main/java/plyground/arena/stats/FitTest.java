package plyground.arena.stats;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.FDistribution;
import org.jspecify.annotations.Nullable;

/**
 * Whether one number a player explains who beats whom. What is left of the results once the ratings
 * are taken away runs in circles; start by start it should come out as nothing on average, and
 * Hotelling's test (1931) says how surprising it is that it does not. Starts, not pairings, are
 * what is drawn: pairings share them.
 */
public final class FitTest {
  /** So many starts more than circles, so that their variance is known well enough. */
  private static final int SPARE = 10;

  /** Where hardly a point is to be lost, sums of points are far from normal. */
  private static final double FEWEST_EXPECTED = 5;

  /** What rounding leaves where pairings close no circle, and less. */
  private static final double NOTHING = 1e-12;

  private final int players;
  private final double[] residuals;
  private final @Nullable Double probability;

  private FitTest(int players, double[] residuals, @Nullable Double probability) {
    this.players = players;
    this.residuals = residuals;
    this.probability = probability;
  }

  /**
   * @param strengths that were fitted to the pool
   */
  static FitTest of(Pool pool, double... strengths) {
    int players = pool.players();
    var leftover = new Leftover(pool, strengths);
    double[][] rows = leftover.rows();
    double[] residuals = new double[players * players];
    for (int pairing = 0; pairing < residuals.length; pairing++) {
      residuals[pairing] = deviations(rows, pairing);
    }
    int[] circles = leftover.leastExpected() < FEWEST_EXPECTED ? new int[0] : leftover.circles();
    return new FitTest(players, residuals, hotelling(rows, circles, pool.freshness()));
  }

  /** How many standard deviations the sum of a column is from zero; NaN: nothing is known. */
  private static double deviations(double[][] rows, int column) {
    double sum = 0;
    double squares = 0;
    for (double[] row : rows) {
      sum += row[column];
      squares += row[column] * row[column];
    }
    return squares < NOTHING ? Double.NaN : sum / Math.sqrt(squares);
  }

  private static @Nullable Double hotelling(double[][] rows, int[] columns, double freshness) {
    int d = columns.length;
    double starts = rows.length * freshness;
    if (d == 0 || starts < d + SPARE) {
      return null;
    }
    double[] mean = new double[d];
    for (double[] row : rows) {
      for (int i = 0; i < d; i++) {
        mean[i] += row[columns[i]] / rows.length;
      }
    }
    double[] solved = Equations.solve(covariance(rows, columns, mean), mean);
    double squared = 0;
    for (int i = 0; i < d; i++) {
      squared += starts * mean[i] * solved[i];
    }
    double ratio = squared * (starts - d) / (d * (starts - 1));
    return ratio > 0 ? FDistribution.of(d, starts - d).survivalProbability(ratio) : 1.0;
  }

  private static double[][] covariance(double[][] rows, int[] columns, double... mean) {
    int d = columns.length;
    double[][] covariance = new double[d][d];
    double largest = Double.MIN_NORMAL;
    for (int i = 0; i < d; i++) {
      for (int j = 0; j < d; j++) {
        for (double[] row : rows) {
          covariance[i][j] += (row[columns[i]] - mean[i]) * (row[columns[j]] - mean[j]);
        }
        covariance[i][j] /= rows.length - 1;
      }
      largest = Math.max(largest, covariance[i][i]);
    }
    for (int i = 0; i < d; i++) {
      // A pairing that came out alike every time is no proof of a variance of zero.
      covariance[i][i] += largest / rows.length;
    }
    return covariance;
  }

  /** The chance of results so far from any ratings if there are true ones; null: not tested. */
  public @Nullable Double probability() {
    return probability;
  }

  /**
   * How much more a player took off another than the ratings say, in standard deviations; NaN where
   * there is too little evidence.
   */
  public double residual(int a, int b) {
    return a < b ? residuals[a * players + b] : -residuals[b * players + a];
  }

  /** The pairing with the largest residual, whoever did better than expected first. */
  public int[] largest() {
    int most = 0;
    double largest = 0;
    for (int pairing = 0; pairing < residuals.length; pairing++) {
      if (Math.abs(residuals[pairing]) > largest) {
        most = pairing;
        largest = Math.abs(residuals[pairing]);
      }
    }
    int[] pair = {most / players, most % players};
    return residuals[most] < 0 ? new int[] {pair[1], pair[0]} : Arrays.copyOf(pair, pair.length);
  }
}
