package plyground.learn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.core.learn.FeatureLayout;
import plyground.search.learned.PatternSet;

/**
 * TD(lambda) (Sutton 1988): every game moves the weights a little towards what the positions after
 * each position were thought to be worth, the nearer the more, and at its end towards the result.
 * The returns are in the samples; here is the step.
 */
final class TemporalDifference {
  private static final float FIRST_RATE = 0.1f;

  private final FeatureLayout layout;
  private final LinearModel[] phases;
  private final float rate;
  private double misses;
  private long samples;

  /**
   * @param begun the weights to go on from; null for none
   * @param generation from 0; later ones take smaller steps
   */
  TemporalDifference(FeatureLayout layout, short @Nullable [][] begun, int generation) {
    this.layout = layout;
    rate = (float) (FIRST_RATE / Math.sqrt(1 + generation));
    var patterns = new PatternSet(layout);
    phases = new LinearModel[layout.phases()];
    for (int phase = 0; phase < phases.length; phase++) {
      phases[phase] = new LinearModel(layout, patterns);
      if (begun != null) {
        phases[phase].set(begun[phase]);
      }
    }
  }

  void learn(List<Sample> game) {
    for (var sample : game) {
      var model = phases[sample.phase()];
      float miss = sample.target() - model.foretell(sample.planes(), sample.numbers());
      model.learnEvenly(miss, rate);
      misses += Math.abs(miss);
      samples++;
    }
  }

  /** The mean distance from the returns, before each step. */
  double error() {
    return samples == 0 ? 0 : misses / samples;
  }

  short[][] weights() {
    var weights = new short[layout.phases()][];
    for (int phase = 0; phase < phases.length; phase++) {
      weights[phase] = phases[phase].finished();
    }
    return weights;
  }
}
