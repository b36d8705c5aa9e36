package plyground.arena.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * A sequential test's ratio as a Brownian motion from 0 that ends at one of two bounds or, still
 * between them, when there are no more games. Ends are ordered from "above, at once" to "below, at
 * once"; the drift at which this end or a higher one has the chance 1/2 is the median-unbiased
 * estimate (Siegmund 1978).
 *
 * @param deviation of one step
 * @param steps made
 * @param end where it is now
 */
record StoppedWalk(double lower, double upper, double deviation, double steps, double end) {
  private static final int TERMS = 200;
  private static final int HALVINGS = 100;

  /**
   * How far beyond a bound a walk of steps ends on average, in deviations of a step (Siegmund
   * 1979): it leaves as often as a motion that is looked at always leaves bounds so much wider.
   */
  private static final double BEYOND = 0.5826;

  /** A drift a step, in deviations, that no players differ by. */
  private static final double STEEPEST = 20;

  double medianDrift() {
    double low = -STEEPEST * deviation;
    double high = STEEPEST * deviation;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (chanceAbove(middle) > 0.5) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return (low + high) / 2;
  }

  /** The chance of a higher end, and half of that of this one. */
  double chanceAbove(double drift) {
    if (end >= upper) {
      return exitAbove(drift, steps - 0.5);
    }
    if (end <= lower) {
      var mirror = new StoppedWalk(-upper, -lower, deviation, steps, -end);
      return 1 - mirror.exitAbove(-drift, steps - 0.5);
    }
    return exitAbove(drift, steps) + insideAbove(drift);
  }

  private double bottom() {
    return lower - BEYOND * deviation;
  }

  private double top() {
    return upper + BEYOND * deviation;
  }

  /** The chance to have left above by some step. */
  private double exitAbove(double drift, double time) {
    double top = Math.max(top(), end);
    double width = top - bottom();
    double variance = deviation * deviation;
    double begin = -bottom();
    double ever = everAbove(drift, begin, width, variance);
    double tail = 0;
    for (int k = 1; k <= TERMS; k++) {
      double wave = k * Math.PI / width;
      double rate = drift * drift / (2 * variance) + wave * wave * variance / 2;
      double sign = k % 2 == 1 ? 1 : -1;
      tail += sign * k * Math.sin(wave * begin) * Math.exp(-rate * time) / rate;
    }
    double lean = Math.exp(drift * (width - begin) / variance);
    double chance = ever - lean * Math.PI * variance / (width * width) * tail;
    return Math.clamp(chance, 0, 1);
  }

  /** The chance to leave above at last. */
  private static double everAbove(double drift, double begin, double width, double variance) {
    double turn = 2 * drift / variance;
    if (Math.abs(turn * width) < 1e-9) {
      return begin / width;
    }
    return turn > 0
        ? Math.expm1(-turn * begin) / Math.expm1(-turn * width)
        : Math.exp(turn * (width - begin)) * Math.expm1(turn * begin) / Math.expm1(turn * width);
  }

  /** The chance to be inside still, at the end or above it: by images of the free motion. */
  private double insideAbove(double drift) {
    double width = top() - bottom();
    double variance = deviation * deviation;
    double spread = deviation * Math.sqrt(steps);
    var normal = NormalDistribution.of(0, 1);
    double sum = 0;
    for (int k = -TERMS / 10; k <= TERMS / 10; k++) {
      double shift = 2 * k * width;
      double mirror = 2 * top() - shift;
      sum += image(shift, drift, variance, spread, normal);
      sum -= image(mirror, drift, variance, spread, normal);
    }
    return Math.clamp(sum, 0, 1);
  }

  private double image(
      double from, double drift, double variance, double spread, NormalDistribution normal) {
    double exponent = drift * from / variance;
    if (exponent > 700) {
      return 0;
    }
    double mean = from + drift * steps;
    double inside =
        normal.cumulativeProbability((top() - mean) / spread)
            - normal.cumulativeProbability((end - mean) / spread);
    return inside == 0 ? 0 : Math.exp(exponent) * inside;
  }
}
