package plyground.arena.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** How many pairs it takes to see a difference. */
public final class Power {
  /** The largest deviation a pair's score can have; for planning without any games yet. */
  public static final double WIDEST = 0.5;

  private Power() {}

  /**
   * Pairs needed to tell a mean score of one half plus the gap from one half, two-sided.
   *
   * @param gap in score, so 0.05 for 55 %
   * @param deviation of a pair's score
   * @param level the chance of a false alarm, 0.05 by custom
   * @param power the chance to see the gap, 0.8 by custom
   */
  public static long pairs(double gap, double deviation, double level, double power) {
    if (!(gap > 0) || !(deviation > 0) || !(level > 0 && level < 1) || !(power > 0 && power < 1)) {
      throw new IllegalArgumentException("expected a gap, a deviation and rates above 0");
    }
    var normal = NormalDistribution.of(0, 1);
    double z =
        normal.inverseSurvivalProbability(level / 2) + normal.inverseCumulativeProbability(power);
    return (long) Math.ceil(z * z * deviation * deviation / (gap * gap));
  }
}
