package plyground.arena.stats;

import java.util.Arrays;
import java.util.function.DoubleFunction;

/**
 * The distribution of a pair's score nearest to an observed one among those whose standardised mean
 * (mean - 1/2) / deviation is t.
 *
 * <p>Lagrange's conditions give p_i = q_i / (1 + x h_i), where h is the gradient of the constraint
 * mean - 1/2 - t * deviation = 0 and depends on p itself: hence the rounds. Where t is large there
 * is more than one such p, with most pairs at the last score or at the one before it; the rounds
 * begin near each, on the constraint, and the more likely result counts.
 */
final class NearestShares {
  private static final int SCORES = PairCounts.SCORES;
  private static final int ROUNDS = 100;
  private static final int HALVINGS = 50;
  private static final int START_HALVINGS = 20;
  private static final double PRECISE = 1e-10;
  private static final double STEEPEST = 200;

  private final double[] observed;
  private final double t;

  private NearestShares(double[] observed, double t) {
    this.observed = observed;
    this.t = t;
  }

  /**
   * @param observed the share of each score, none of them zero
   */
  static double[] of(double[] observed, double t) {
    var nearest = new NearestShares(observed, t);
    double[] tilted = nearest.settled(nearest.meeting(NearestShares::tilted, -STEEPEST, STEEPEST));
    double[] peaked =
        nearest.settled(
            t > 0
                ? nearest.meeting(spread -> peaked(SCORES - 2, spread), 1, 0)
                : nearest.meeting(spread -> peaked(1, spread), 0, 1));
    return nearest.likelihood(peaked) > nearest.likelihood(tilted) ? peaked : tilted;
  }

  /** From all pairs lost to all won, the further the steeper. */
  private static double[] tilted(double slope) {
    double[] p = new double[SCORES];
    double top = slope > 0 ? 1 : 0;
    Arrays.setAll(p, i -> Math.exp(slope * (PairCounts.score(i) - top)));
    double sum = Arrays.stream(p).sum();
    Arrays.setAll(p, i -> p[i] / sum);
    return p;
  }

  /** All pairs at one score, or some of them spread over all. */
  private static double[] peaked(int score, double spread) {
    double[] p = new double[SCORES];
    Arrays.fill(p, spread / SCORES);
    p[score] += 1 - spread;
    return p;
  }

  /** The member of a family that about meets the constraint, between one below and one above it. */
  private double[] meeting(DoubleFunction<double[]> family, double below, double above) {
    double low = below;
    double high = above;
    for (int i = 0; i < START_HALVINGS; i++) {
      double middle = (low + high) / 2;
      double[] p = family.apply(middle);
      double mean = mean(p);
      if (mean - 0.5 - t * deviation(p, mean) > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return family.apply((low + high) / 2);
  }

  private static double mean(double[] p) {
    double mean = 0;
    for (int i = 0; i < SCORES; i++) {
      mean += p[i] * PairCounts.score(i);
    }
    return mean;
  }

  private static double deviation(double[] p, double mean) {
    double variance = 0;
    for (int i = 0; i < SCORES; i++) {
      double off = PairCounts.score(i) - mean;
      variance += p[i] * off * off;
    }
    return Math.sqrt(variance);
  }

  private double likelihood(double[] p) {
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += observed[i] * Math.log(p[i]);
    }
    return sum;
  }

  private double[] settled(double[] start) {
    double[] p = start;
    for (int round = 0; round < ROUNDS; round++) {
      double[] next = next(p);
      double change = 0;
      for (int i = 0; i < SCORES; i++) {
        change = Math.max(change, Math.abs(next[i] - p[i]));
      }
      p = next;
      if (change < PRECISE) {
        break;
      }
    }
    return p;
  }

  private double[] next(double[] p) {
    double mean = mean(p);
    double deviation = deviation(p, mean);
    double[] h = new double[SCORES];
    for (int i = 0; i < SCORES; i++) {
      double z = (PairCounts.score(i) - mean) / deviation;
      h[i] = PairCounts.score(i) - 0.5 - t * deviation * (1 + z * z) / 2;
    }
    double x = multiplier(h);
    double[] next = new double[SCORES];
    Arrays.setAll(next, i -> observed[i] / (1 + x * h[i]));
    // They add up to one but for rounding, which must not add up.
    double sum = Arrays.stream(next).sum();
    Arrays.setAll(next, i -> next[i] / sum);
    return next;
  }

  /** Solves sum q_i h_i / (1 + x h_i) = 0, which falls between its two poles, by halving. */
  private double multiplier(double[] h) {
    double low = -1 / Arrays.stream(h).max().orElseThrow();
    double high = -1 / Arrays.stream(h).min().orElseThrow();
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int j = 0; j < SCORES; j++) {
        sum += observed[j] * h[j] / (1 + middle * h[j]);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
