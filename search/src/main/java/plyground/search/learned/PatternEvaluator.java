package plyground.search.learned;

import plyground.core.Evaluator;
import plyground.core.learn.PositionFeatures;

/**
 * A sum of learned weights: one for what each pattern holds, and one times each of the game's own
 * numbers. Written for speed: a position costs a few loads a pattern and no memory.
 */
public final class PatternEvaluator<P> implements Evaluator<P> {
  private static final int MOST = 100_000;
  private static final int THREE_VALUES = 3;

  private final PositionFeatures<P> features;
  private final short[][] weights;
  private final int[] numbers;
  private final long[] planes;
  private final int step;
  private final int firstNumber;
  private final long[] masks;
  private final int[] tables;
  private final int[] bases;
  private final char[] digits;

  /**
   * @param weights for every phase those of all patterns, then those of the numbers
   */
  PatternEvaluator(PositionFeatures<P> features, PatternSet patterns, short[][] weights, int step) {
    this.features = features;
    this.weights = weights;
    this.step = step;
    numbers = new int[features.layout().numbers().size()];
    planes = new long[features.layout().values() - 1];
    firstNumber = patterns.weights();
    masks = patterns.masks;
    tables = patterns.tables;
    bases = patterns.bases;
    digits = patterns.digits;
  }

  @Override
  public int evaluate(P position) {
    short[] phase = weights[features.phase(position)];
    int sum = planes.length == THREE_VALUES - 1 ? two(position, phase) : any(position, phase);
    features.numbers(position, numbers);
    for (int i = 0; i < numbers.length; i++) {
      sum += numbers[i] * phase[firstNumber + i];
    }
    return Math.clamp(sum / step, -MOST, MOST);
  }

  private int two(P position, short[] phase) {
    long own = features.plane(position, 1);
    long other = features.plane(position, 2);
    int sum = 0;
    for (int i = 0; i < masks.length; i++) {
      long mask = masks[i];
      int table = tables[i];
      sum +=
          phase[
              bases[i]
                  + digits[table + (int) Long.compress(own, mask)]
                  + 2 * digits[table + (int) Long.compress(other, mask)]];
    }
    return sum;
  }

  private int any(P position, short[] phase) {
    for (int value = 1; value <= planes.length; value++) {
      planes[value - 1] = features.plane(position, value);
    }
    int sum = 0;
    for (int i = 0; i < masks.length; i++) {
      int at = bases[i];
      for (int value = 1; value <= planes.length; value++) {
        at += value * digits[tables[i] + (int) Long.compress(planes[value - 1], masks[i])];
      }
      sum += phase[at];
    }
    return sum;
  }

  @Override
  public int bound() {
    return MOST + 1;
  }
}
