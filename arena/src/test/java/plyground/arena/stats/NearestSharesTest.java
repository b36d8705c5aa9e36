package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.SplitMix;

final class NearestSharesTest {
  private static final int SCORES = PairCounts.SCORES;
  private static final int STEPS = 8;
  private static final List<double[]> GRID = grid();

  /** Distributions all over the place, to be tilted until they meet a constraint. */
  private static List<double[]> grid() {
    var grid = new ArrayList<double[]>();
    fill(new double[SCORES], 0, STEPS, grid);
    return grid;
  }

  private static void fill(double[] p, int at, int left, List<double[]> grid) {
    if (at == SCORES - 1) {
      p[at] = left;
      grid.add(Arrays.stream(p).map(each -> each / STEPS + 1e-4).toArray());
      return;
    }
    for (int i = 0; i <= left; i++) {
      p[at] = i;
      fill(p, at + 1, left - i, grid);
    }
  }

  private static double excess(double[] p, double t) {
    double mean = 0;
    double square = 0;
    for (int i = 0; i < SCORES; i++) {
      mean += p[i] * PairCounts.score(i);
      square += p[i] * PairCounts.score(i) * PairCounts.score(i);
    }
    return mean - 0.5 - t * Math.sqrt(Math.max(0, square - mean * mean));
  }

  private static double[] tilted(double[] p, double slope) {
    double[] tilted = new double[SCORES];
    Arrays.setAll(tilted, i -> p[i] * Math.exp(slope * (PairCounts.score(i) - 0.5)));
    double sum = Arrays.stream(tilted).sum();
    return Arrays.stream(tilted).map(each -> each / sum).toArray();
  }

  private static double[] onConstraint(double[] p, double t) {
    double low = -100;
    double high = 100;
    for (int i = 0; i < 50; i++) {
      double middle = (low + high) / 2;
      if (excess(tilted(p, middle), t) > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return tilted(p, low);
  }

  private static double likelihood(double[] observed, double[] p) {
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += observed[i] * Math.log(p[i]);
    }
    return sum;
  }

  private static double[] shares(SplitMix random) {
    double[] counts = new double[SCORES];
    Arrays.setAll(counts, _ -> random.nextInt(3) == 0 ? 0.001 : 0.001 + random.nextInt(100));
    double sum = Arrays.stream(counts).sum();
    return Arrays.stream(counts).map(each -> each / sum).toArray();
  }

  /** No distribution of a grid, tilted until it meets the constraint, is more likely. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.02, -0.2, 0.8, 1.6, -1.6, 3.3, -3.3})
  void nothingOnTheConstraintIsNearer(double t) {
    var random = new SplitMix(Double.hashCode(t));
    var possible = GRID.stream().map(each -> onConstraint(each, t)).toList();
    for (int i = 0; i < 50; i++) {
      double[] observed = shares(random);
      double[] nearest = NearestShares.of(observed, t);
      assertThat(Arrays.stream(nearest).sum()).isCloseTo(1, within(1e-12));
      assertThat(excess(nearest, t)).isCloseTo(0, within(1e-7));
      double best = possible.stream().mapToDouble(p -> likelihood(observed, p)).max().orElseThrow();
      assertThat(likelihood(observed, nearest))
          .as(Arrays.toString(observed))
          .isGreaterThanOrEqualTo(best - 1e-9);
    }
  }

  @Test
  void whatMeetsTheConstraintStays() {
    double[] even = {0.1, 0.2, 0.4, 0.2, 0.1};
    assertThat(NearestShares.of(even, 0)).containsExactly(even, within(1e-9));
  }
}
