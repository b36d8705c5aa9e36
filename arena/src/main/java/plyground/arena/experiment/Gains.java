package plyground.arena.experiment;

import plyground.core.InputException;

/**
 * How far SPSA looks and goes, iteration by iteration (Spall 1998): it looks c / (k+1)^0.101 to
 * both sides and goes a / (A+k+1)^0.602 times the slope it saw. A is a tenth of all iterations. All
 * lengths are shares of a parameter's range.
 *
 * @param look c: how far it looks at first
 * @param stride how far the first step goes if one side wins every game, as a multiple of {@code
 *     look}; a follows from it
 */
public record Gains(int iterations, double look, double stride) {
  private static final double ALPHA = 0.602;
  private static final double GAMMA = 0.101;
  private static final double STABILITY = 0.1;

  public Gains {
    if (iterations < 1) {
      throw InputException.of("iterations", iterations, "expected a whole number from 1");
    }
    if (!(look > 0 && look <= 0.5)) {
      throw InputException.of("look", look, "expected a number above 0 and up to 0.5");
    }
    if (!(stride > 0 && stride <= 10)) {
      throw InputException.of("stride", stride, "expected a number above 0 and up to 10");
    }
  }

  double look(int iteration) {
    return look / Math.pow(iteration + 1, GAMMA);
  }

  /** What the slope is multiplied by. */
  double step(int iteration) {
    double before = STABILITY * iterations;
    double first = stride * look * 2 * look;
    return first * Math.pow((before + 1) / (before + iteration + 1), ALPHA);
  }
}
