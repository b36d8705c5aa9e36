package plyground.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.search.learned.PatternSet;
import plyground.search.learned.WeightUnit;

/** The weights of one phase while they are learned. */
final class LinearModel {
  /**
   * Numbers are this much smaller to the learner, so that they are of the size of a pattern's 1.
   */
  private static final float NUMBER_SCALE = 1 / 8f;

  private final FeatureLayout layout;
  private final PatternSet patterns;
  private final int[] read;
  private final float[] numbers;
  private final float[] weights;

  /** The sum of all squared slopes of a weight. */
  private float[] squares;

  LinearModel(FeatureLayout layout, PatternSet patterns) {
    this.layout = layout;
    this.patterns = patterns;
    read = new int[patterns.images()];
    numbers = new float[layout.numbers().size()];
    weights = new float[patterns.weights() + numbers.length];
    squares = new float[weights.length];
  }

  /** Goes on from finished weights. */
  void set(short[] finished) {
    float unit = WeightUnit.of(layout.target()).weight();
    for (int i = 0; i < weights.length; i++) {
      weights[i] = finished[i] / unit / (isNumber(i) ? NUMBER_SCALE : 1);
    }
  }

  /** Forgets how far the weights have come, so that steps are long again. */
  void restart() {
    squares = new float[weights.length];
  }

  /** What is foretold of a position, which is also the one that {@link #learn} is about. */
  float foretell(long[] planes, int[] own) {
    patterns.read(planes, read);
    float sum = 0;
    for (int index : read) {
      sum += weights[index];
    }
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = NUMBER_SCALE * own[i];
      sum += weights[patterns.weights() + i] * numbers[i];
    }
    return layout.target() == Target.WIN ? (float) (1 / (1 + Math.exp(-sum))) : sum;
  }

  /**
   * Steps towards the truth. A weight's steps are divided by the root of all its squared slopes so
   * far (AdaGrad: Duchi, Hazan and Singer 2011), so that rare contents learn as fast as common
   * ones.
   *
   * @param miss the truth less what was foretold
   */
  void learn(float miss, float rate) {
    for (int index : read) {
      step(index, miss, rate);
    }
    for (int i = 0; i < numbers.length; i++) {
      step(patterns.weights() + i, miss * numbers[i], rate);
    }
  }

  private void step(int index, float slope, float rate) {
    squares[index] += slope * slope;
    weights[index] += rate * slope / (float) Math.sqrt(squares[index] + 1);
  }

  /** The weights as files keep them. */
  short[] finished() {
    int unit = WeightUnit.of(layout.target()).weight();
    short[] rounded = new short[weights.length];
    for (int i = 0; i < weights.length; i++) {
      float weight = isNumber(i) ? weights[i] * NUMBER_SCALE : weights[patterns.canonical(i)];
      int units = Math.round(weight * unit);
      rounded[i] = (short) Math.clamp(units, Short.MIN_VALUE, Short.MAX_VALUE);
    }
    return rounded;
  }

  /** The weights and how long their steps are, to the last bit. */
  void write(DataOutput out) throws IOException {
    for (int i = 0; i < weights.length; i++) {
      out.writeFloat(weights[i]);
      out.writeFloat(squares[i]);
    }
  }

  /** Reads back what was written. */
  void read(DataInput in) throws IOException {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = in.readFloat();
      squares[i] = in.readFloat();
    }
  }

  private boolean isNumber(int weight) {
    return weight >= patterns.weights();
  }
}
