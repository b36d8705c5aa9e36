package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.GammaDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.SplitMix;

/** What the intervals of ratings are drawn with, and read off. */
final class RatingDrawsTest {
  private static final int DRAWS = 200_000;

  /** So far from the true distribution draws of it are once in a thousand (Kolmogorov). */
  private static final double FAR = 1.95 / Math.sqrt(DRAWS);

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.7, 1, 2.5})
  void gammaDrawsAreThoseOfTheDistribution(double shape) {
    var random = new SplitMix(3);
    double[] drawn =
        DoubleStream.generate(() -> Ratings.gamma(shape, random)).limit(DRAWS).sorted().toArray();
    var known = GammaDistribution.of(shape, 1);
    double farthest = 0;
    for (int i = 0; i < DRAWS; i++) {
      double below = known.cumulativeProbability(drawn[i]);
      farthest = Math.max(farthest, Math.abs(below - (i + 0.5) / DRAWS));
    }
    assertThat(farthest).isLessThan(FAR);
    assertThat(Arrays.stream(drawn).average().orElseThrow())
        .isCloseTo(shape, within(4 * Math.sqrt(shape / DRAWS)));
  }

  @Test
  void aQuantileLiesBetweenItsNeighbours() {
    double[] sorted = {1, 2, 4, 8};
    assertThat(Ratings.quantile(sorted, 0)).isEqualTo(1);
    assertThat(Ratings.quantile(sorted, 0.25)).isEqualTo(1.75);
    assertThat(Ratings.quantile(sorted, 0.5)).isEqualTo(3);
    assertThat(Ratings.quantile(sorted, 1)).isEqualTo(8);
    assertThat(Ratings.quantile(new double[] {5}, 0.3)).isEqualTo(5);
  }

  /** The first is ahead of the second, even with the third, whom the second never met. */
  @Test
  void aStartMoreIsWonByWhoIsAheadOrLost() {
    double[][] points = {{0, 3, 2}, {1, 0, 0}, {2, 0, 0}};
    double[][] again = {{0, 5, 6}, {7, 0, 0}, {8, 0, 0}};
    assertThat(Ratings.withOneMore(again, points, 0.5, 1))
        .isDeepEqualTo(new double[][] {{0, 5.5, 6.25}, {7, 0, 0}, {8.25, 0, 0}});
    assertThat(Ratings.withOneMore(again, points, 0.5, -1))
        .isDeepEqualTo(new double[][] {{0, 5, 6.25}, {7.5, 0, 0}, {8.25, 0, 0}});
    assertThat(again[0]).as("left as it is").containsExactly(0, 5, 6);
  }

  /** Drawing its starts again does not know how they came to be. */
  @Test
  void ofAPoolWhoseResultsDecidedItsSizeNothingIsSaid() {
    for (boolean sequential : new boolean[] {false, true}) {
      var pool = new Pool(3, sequential);
      for (int start = 0; start < 20; start++) {
        pool.add(0, 1, start, 1 + start % 3, 2, true);
        pool.add(0, 2, start, start % 4, 2, true);
        pool.add(1, 2, start, start % 5, 2, true);
      }
      var ratings = Ratings.of(pool, Ratings.NO_ANCHOR, 0, 1);
      assertThat(ratings.enough(0)).isEqualTo(!sequential);
      assertThat(ratings.nash() == null).isEqualTo(sequential);
      assertThat(ratings.fitTest() == null).isEqualTo(sequential);
    }
  }
}
