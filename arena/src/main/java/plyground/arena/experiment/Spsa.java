package plyground.arena.experiment;

import java.util.Arrays;
import java.util.List;
import plyground.core.SplitMix;

/**
 * Simultaneous perturbation stochastic approximation (Spall 1992): all parameters are moved at once
 * to one side and to the other, each by a coin, and the difference in strength between the two is
 * taken for the slope of every one of them. What is found is the mean of the second half of the way
 * (Polyak and Juditsky 1992).
 */
final class Spsa {
  private final List<TunedParameter> parameters;
  private final Gains gains;
  private final long seed;
  private final double[] at;
  private final double[] sum;
  private int averaged;

  /**
   * The two sides that an iteration compares; places from 0 to 1.
   *
   * @param draw decides how whole numbers are rounded, on both sides alike
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Sides(double[] plus, double[] minus, double draw) {}

  Spsa(List<TunedParameter> parameters, Gains gains, long seed) {
    this.parameters = parameters;
    this.gains = gains;
    this.seed = seed;
    at = parameters.stream().mapToDouble(TunedParameter::startUnit).toArray();
    sum = new double[at.length];
  }

  Sides sides(int iteration) {
    var random = new SplitMix(SplitMix.derive(seed, iteration));
    double[] plus = at.clone();
    double[] minus = at.clone();
    for (int i = 0; i < at.length; i++) {
      double look = look(iteration, i) * (random.nextInt(2) == 0 ? 1 : -1);
      // Both sides stay within the bounds and as far apart as they should be.
      double middle = Math.clamp(at[i], Math.abs(look), 1 - Math.abs(look));
      plus[i] = middle + look;
      minus[i] = middle - look;
    }
    return new Sides(plus, minus, random.nextDouble());
  }

  /** At least half the distance of two whole numbers: both sides must differ. */
  private double look(int iteration, int parameter) {
    double grain = parameters.get(parameter).grain(at[parameter]);
    return Math.min(0.5, Math.max(gains.look(iteration), grain / 2));
  }

  /**
   * Goes a step.
   *
   * @param score of the plus side, from 0 to 1
   */
  void learn(int iteration, Sides sides, double score) {
    double better = 2 * score - 1;
    for (int i = 0; i < at.length; i++) {
      double slope = better / (sides.plus()[i] - sides.minus()[i]);
      at[i] = Math.clamp(at[i] + gains.step(iteration) * slope, 0, 1);
    }
    if (2 * iteration >= gains.iterations()) {
      Arrays.setAll(sum, i -> sum[i] + at[i]);
      averaged++;
    }
  }

  /** Where it stands. */
  double[] at() {
    return at.clone();
  }

  /** What it has found. */
  double[] found() {
    double[] found = at.clone();
    if (averaged > 0) {
      Arrays.setAll(found, i -> sum[i] / averaged);
    }
    return found;
  }
}
