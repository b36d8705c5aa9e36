package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

/**
 * The likelihood ratio against a slow twin that goes another way: for every mean on a fine grid the
 * deviation is given by the standardised mean, so that both constraints are linear, and the nearest
 * shares have one Lagrange multiplier each, found by Newton's method.
 */
final class SprtTest {
  private static final int GRID = 4_000;

  /** The greatest log-likelihood a pair has, on average, at a standardised mean. */
  private static double best(double[] observed, double t) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 1; i < GRID; i++) {
      double mean = t == 0 ? 0.5 : (double) i / GRID;
      double deviation = t == 0 ? (double) i / (2 * GRID) : (mean - 0.5) / t;
      if (deviation > 0 && deviation * deviation < mean * (1 - mean)) {
        best = Math.max(best, best(observed, mean, deviation * deviation));
      }
    }
    return best;
  }

  /** The same where mean and variance are given; minus infinity where nothing is found. */
  private static double best(double[] observed, double mean, double variance) {
    double a = 0;
    double b = 0;
    for (int round = 0; round < 60; round++) {
      double[] sums = new double[5];
      for (int i = 0; i < observed.length; i++) {
        double x = i / 4.0 - mean;
        double y = x * x - variance;
        double below = 1 + a * x + b * y;
        sums[0] += observed[i] * x / below;
        sums[1] += observed[i] * y / below;
        sums[2] += observed[i] * x * x / below / below;
        sums[3] += observed[i] * x * y / below / below;
        sums[4] += observed[i] * y * y / below / below;
      }
      double determinant = sums[2] * sums[4] - sums[3] * sums[3];
      double da = (sums[0] * sums[4] - sums[1] * sums[3]) / determinant;
      double db = (sums[1] * sums[2] - sums[0] * sums[3]) / determinant;
      double size = 1;
      while (size > 1e-12 && !positive(observed, mean, variance, a + size * da, b + size * db)) {
        size /= 2;
      }
      a += size * da;
      b += size * db;
      if (size == 1 && Math.abs(da) + Math.abs(db) < 1e-12) {
        return likelihood(observed, mean, variance, a, b);
      }
    }
    return Double.NEGATIVE_INFINITY;
  }

  private static boolean positive(
      double[] observed, double mean, double variance, double a, double b) {
    for (int i = 0; i < observed.length; i++) {
      double x = i / 4.0 - mean;
      if (1 + a * x + b * (x * x - variance) <= 0) {
        return false;
      }
    }
    return true;
  }

  private static double likelihood(
      double[] observed, double mean, double variance, double a, double b) {
    double sum = 0;
    for (int i = 0; i < observed.length; i++) {
      double x = i / 4.0 - mean;
      sum += observed[i] * Math.log(observed[i] / (1 + a * x + b * (x * x - variance)));
    }
    return sum;
  }

  private static double twin(double elo0, double elo1, long... counts) {
    double total = 0;
    double[] observed = new double[counts.length];
    for (int i = 0; i < counts.length; i++) {
      observed[i] = counts[i] == 0 ? 0.001 : counts[i];
      total += observed[i];
    }
    for (int i = 0; i < counts.length; i++) {
      observed[i] /= total;
    }
    // A normalised Elo is 800 / ln 10 deviations of a game, of which a pair has two.
    double unit = 800 / Math.log(10) / Math.sqrt(2);
    return total * (best(observed, elo1 / unit) - best(observed, elo0 / unit));
  }

  @Test
  void theRatioIsThatOfTheTwin() {
    double[][] hypotheses = {{0, 50}, {0, 100}, {-20, 20}, {-100, 100}, {10, 200}};
    var random = new SplitMix(11);
    for (int round = 0; round < 40; round++) {
      long[] counts = new long[5];
      for (int i = 0; i < counts.length; i++) {
        counts[i] = random.nextInt(3) == 0 ? 0 : random.nextInt(60);
      }
      counts[2]++;
      double[] elos = hypotheses[round % hypotheses.length];
      double ratio =
          new Sprt(elos[0], elos[1], 0.05, 0.05).logLikelihoodRatio(PairCounts.of(counts));
      double twin = twin(elos[0], elos[1], counts);
      assertThat(ratio)
          .as("round %d: %s at %s, %s", round, PairCounts.of(counts), elos[0], elos[1])
          .isCloseTo(twin, within(0.005 + 0.002 * Math.abs(twin)));
    }
  }
}
