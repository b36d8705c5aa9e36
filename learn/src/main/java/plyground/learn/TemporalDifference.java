package plyground.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.search.learned.PatternSet;

/**
 * TD(lambda) (Sutton 1988): every game moves the weights a little towards what the positions after
 * each position were thought to be worth, the nearer the more, and at its end towards the result.
 * The returns are in the samples ({@link LambdaReturns}); here is the step.
 *
 * <p>One learner serves a whole run. Whether a generation wins its match decides what is kept in
 * the file of weights, never where learning goes on: it begins with nothing, so its first
 * generations lose, and who began again after each would never get further.
 */
final class TemporalDifference {
  /** In points of the score. A position is seen once, so steps are longer than a regression's. */
  private static final float RATE = 1;

  private static final float RATE_OF_ODDS = 0.03f;

  private final LinearModel[] phases;
  private final float rate;
  private long positions;
  private double misses;
  private long missed;

  /** All weights are 0. */
  TemporalDifference(FeatureLayout layout) {
    rate = layout.target() == Target.WIN ? RATE_OF_ODDS : RATE;
    var patterns = new PatternSet(layout);
    phases = new LinearModel[layout.phases()];
    for (int phase = 0; phase < phases.length; phase++) {
      phases[phase] = new LinearModel(layout, patterns);
    }
  }

  /** Goes on from finished weights. */
  void set(short[][] finished) {
    for (int phase = 0; phase < phases.length; phase++) {
      phases[phase].set(finished[phase]);
    }
  }

  void learn(List<Sample> game) {
    for (var sample : game) {
      var model = phases[sample.phase()];
      float miss = sample.target() - model.foretell(sample.planes(), sample.numbers());
      model.learn(miss, rate);
      misses += Math.abs(miss);
      missed++;
    }
    positions += game.size();
  }

  /** Positions learned from in the whole run. */
  long positions() {
    return positions;
  }

  /** The mean distance from the returns, before each step, since this was asked last. */
  double error() {
    double error = missed == 0 ? 0 : misses / missed;
    misses = 0;
    missed = 0;
    return error;
  }

  short[][] weights() {
    var weights = new short[phases.length][];
    for (int phase = 0; phase < phases.length; phase++) {
      weights[phase] = phases[phase].finished();
    }
    return weights;
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(positions);
    for (var model : phases) {
      model.write(out);
    }
  }

  void read(DataInput in) throws IOException {
    positions = in.readLong();
    for (var model : phases) {
      model.read(in);
    }
  }
}
