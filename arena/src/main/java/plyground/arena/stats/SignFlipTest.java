package plyground.arena.stats;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Whether values lie round zero: if so each might as well have had the other sign (Fisher's
 * permutation test). Exact by counting all sums of flipped values; for very many of them the sum is
 * as good as normal.
 */
public final class SignFlipTest {
  private static final int MOST_VALUES = 300;
  private static final int LARGEST_SUM = 20_000;

  private final int[] sizes;
  private final int sum;
  private final double squares;

  private SignFlipTest(int... values) {
    sizes = Arrays.stream(values).map(Math::abs).filter(size -> size > 0).toArray();
    sum = Arrays.stream(values).sum();
    squares = Arrays.stream(values).asDoubleStream().map(value -> value * value).sum();
  }

  /** Whether values lie round zero. */
  public static SignFlipTest of(int... values) {
    return new SignFlipTest(values);
  }

  /** Whether pair scores lie round one half. */
  public static SignFlipTest of(PairCounts pairs) {
    int n = Math.toIntExact(pairs.pairs());
    int[] values = new int[n];
    int end = 0;
    for (int score = 0; score < PairCounts.SCORES; score++) {
      int next = end + (int) pairs.count(score);
      Arrays.fill(values, end, next, score - PairCounts.SCORES / 2);
      end = next;
    }
    return new SignFlipTest(values);
  }

  /** The chance of a sum at least as far from zero. */
  public double probability() {
    if (sum == 0) {
      return 1;
    }
    if (!exact()) {
      return Math.min(1, 2 * normal().survivalProbability(Math.abs(sum) / Math.sqrt(squares)));
    }
    double[] chances = chances();
    return Math.min(1, 2 * above(chances, Math.abs(sum), 1));
  }

  /** How much speaks for a sum above zero, from 0 to 1; the sum itself counts half. */
  public double likelihood() {
    if (sizes.length == 0) {
      return 0.5;
    }
    return exact()
        ? 1 - above(chances(), sum, 0.5)
        : normal().cumulativeProbability(sum / Math.sqrt(squares));
  }

  private static NormalDistribution normal() {
    return NormalDistribution.of(0, 1);
  }

  private boolean exact() {
    return sizes.length <= MOST_VALUES && Arrays.stream(sizes).asLongStream().sum() <= LARGEST_SUM;
  }

  /** The chance of every sum, from the least possible to the greatest. */
  private double[] chances() {
    int reach = Arrays.stream(sizes).sum();
    double[] chances = new double[2 * reach + 1];
    chances[reach] = 1;
    int spread = 0;
    for (int size : sizes) {
      double[] next = new double[chances.length];
      for (int at = reach - spread; at <= reach + spread; at++) {
        next[at - size] += chances[at] / 2;
        next[at + size] += chances[at] / 2;
      }
      spread += size;
      chances = next;
    }
    return chances;
  }

  /** The chance of a sum beyond this one, which itself counts by its weight. */
  private static double above(double[] chances, int sum, double weight) {
    int at = chances.length / 2 + sum;
    double total = weight * chances[at];
    for (int i = at + 1; i < chances.length; i++) {
      total += chances[i];
    }
    return total;
  }
}
