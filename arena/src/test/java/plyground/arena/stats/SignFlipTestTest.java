package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class SignFlipTestTest {
  /** All ways to flip the signs, one by one. */
  private static double[] slow(int... values) {
    int sum = Arrays.stream(values).sum();
    long far = 0;
    double above = 0;
    long all = 1L << values.length;
    for (long flips = 0; flips < all; flips++) {
      int flipped = 0;
      for (int i = 0; i < values.length; i++) {
        flipped += (flips >>> i & 1) == 0 ? values[i] : -values[i];
      }
      far += Math.abs(flipped) >= Math.abs(sum) ? 1 : 0;
      above += flipped > sum ? 1 : flipped == sum ? 0.5 : 0;
    }
    return new double[] {(double) far / all, 1 - above / all};
  }

  @Test
  void agreesWithFlippingAllSigns() {
    var random = new SplitMix(1);
    for (int round = 0; round < 200; round++) {
      int[] values = new int[random.nextInt(13)];
      int most = 1 + random.nextInt(7);
      Arrays.setAll(values, _ -> random.nextInt(2 * most + 1) - most);
      double[] slow = slow(values);
      var test = SignFlipTest.of(values);
      assertThat(test.probability()).as("round %d", round).isCloseTo(slow[0], within(1e-12));
      assertThat(test.likelihood()).as("round %d", round).isCloseTo(slow[1], within(1e-12));
    }
  }

  @Test
  void pairsAreTheirScoresBeyondOneHalf() {
    var pairs = PairCounts.of(1, 2, 3, 4, 2);
    int[] values = {-2, -1, -1, 0, 0, 0, 1, 1, 1, 1, 2, 2};
    assertThat(SignFlipTest.of(pairs).probability())
        .isEqualTo(SignFlipTest.of(values).probability());
    assertThat(SignFlipTest.of(PairCounts.of(0, 0, 0, 0, 5)).probability()).isEqualTo(1 / 16.0);
    assertThat(SignFlipTest.of(PairCounts.of(0, 0, 0, 0, 6)).probability()).isEqualTo(1 / 32.0);
  }

  @Test
  void nothingButDrawsSaysNothing() {
    assertThat(SignFlipTest.of(0, 0, 0).probability()).isEqualTo(1);
    assertThat(SignFlipTest.of(0, 0, 0).likelihood()).isEqualTo(0.5);
    assertThat(SignFlipTest.of().probability()).isEqualTo(1);
  }

  /** On both sides of the number from which the normal distribution is used. */
  @Test
  void veryManyAreJudgedAlmostAsExactly() {
    int[] values = new int[300];
    Arrays.setAll(values, i -> i < 170 ? 1 : -1);
    int[] more = Arrays.copyOf(values, 302);
    more[300] = 1;
    more[301] = -1;
    assertThat(SignFlipTest.of(more).probability())
        .isCloseTo(SignFlipTest.of(values).probability(), within(0.003));
    assertThat(SignFlipTest.of(more).likelihood())
        .isCloseTo(SignFlipTest.of(values).likelihood(), within(0.001));
    int[] large = {9_000, 8_000, 7_000, -100, 50, -30, 20};
    assertThat(SignFlipTest.of(large).probability()).isCloseTo(0.0855, within(0.001));
    assertThat(SignFlipTest.of(large).likelihood()).isCloseTo(0.957, within(0.001));
  }
}
