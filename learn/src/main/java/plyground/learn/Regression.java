package plyground.learn;

import plyground.core.SplitMix;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.search.learned.PatternSet;

/**
 * Fits weights to samples, phase by phase from the end of the game: least squares of the final
 * score, or logistic regression of the win, by stochastic gradient descent with a falling rate.
 *
 * <p>A phase begins with the weights of the phase after it, so what was never seen in it is judged
 * as there.
 */
final class Regression {
  private static final int EPOCHS = 15;

  /** In points of the score: of the size that weights come to be. */
  private static final double FIRST_RATE = 0.3;

  private static final double FIRST_RATE_OF_ODDS = 0.03;

  /** What is left of the rate at the end. */
  private static final double LAST_PART = 1 / 15.0;

  private final FeatureLayout layout;
  private final LinearModel model;
  private final double firstRate;
  private final long[] planes;
  private final int[] numbers;
  private double error;
  private long judged;

  Regression(FeatureLayout layout) {
    this.layout = layout;
    firstRate = layout.target() == Target.WIN ? FIRST_RATE_OF_ODDS : FIRST_RATE;
    model = new LinearModel(layout, new PatternSet(layout));
    planes = new long[layout.values() - 1];
    numbers = new int[layout.numbers().size()];
  }

  /** The weights of all phases. */
  short[][] fit(SampleMemory samples, long seed) {
    var fitted = new short[layout.phases()][];
    for (int phase = layout.phases() - 1; phase >= 0; phase--) {
      fit(samples.phase(phase), new SplitMix(SplitMix.derive(seed, phase)));
      judge(samples.phase(phase));
      fitted[phase] = model.finished();
    }
    return fitted;
  }

  /** The mean distance from the truth in games kept apart. */
  double error() {
    return judged == 0 ? 0 : error / judged;
  }

  private void fit(SampleMemory.Phase samples, SplitMix random) {
    int[] order = new int[samples.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    model.restart();
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      shuffle(order, random);
      double rate = firstRate * Math.pow(LAST_PART, epoch / (EPOCHS - 1.0));
      for (int at : order) {
        if (!samples.isApart(at)) {
          model.learn(miss(samples, at), (float) rate);
        }
      }
    }
  }

  private static void shuffle(int[] order, SplitMix random) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int other = order[i];
      order[i] = order[j];
      order[j] = other;
    }
  }

  private float miss(SampleMemory.Phase samples, int at) {
    samples.planes(at, planes);
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = samples.number(at, i);
    }
    return samples.target(at) - model.foretell(planes, numbers);
  }

  private void judge(SampleMemory.Phase samples) {
    for (int at = 0; at < samples.size(); at++) {
      if (samples.isApart(at)) {
        error += Math.abs(miss(samples, at));
        judged++;
      }
    }
  }
}
