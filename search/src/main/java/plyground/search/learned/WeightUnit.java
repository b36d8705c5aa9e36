package plyground.search.learned;

import plyground.core.learn.FeatureLayout.Target;

/**
 * What weights and values are counted in.
 *
 * @param weight units of weights in a point of the target
 * @param grain units of the evaluator's values in a point; fewer let a search cut off more
 */
public record WeightUnit(int weight, int grain) {
  private static final WeightUnit OF_SCORES = new WeightUnit(256, 16);
  private static final WeightUnit OF_ODDS = new WeightUnit(4096, 256);

  /** Refuses weights coarser than values. */
  public WeightUnit {
    if (grain < 1 || weight < grain) {
      throw new IllegalArgumentException("a weight's unit is at most a value's");
    }
  }

  /** The usual unit for what is foretold. */
  public static WeightUnit of(Target target) {
    return target == Target.SCORE ? OF_SCORES : OF_ODDS;
  }

  int step() {
    return weight / grain;
  }
}
