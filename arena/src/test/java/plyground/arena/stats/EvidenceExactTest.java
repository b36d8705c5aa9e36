package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Coverage without any drawing: every way so many pairs can come out, times its chance, for every
 * kind of player on a grid of what its pairs come out like.
 */
final class EvidenceExactTest {
  private static void fill(int[] counts, int at, int left, List<int[]> all) {
    if (at == counts.length - 1) {
      counts[at] = left;
      all.add(counts.clone());
      return;
    }
    for (int count = 0; count <= left; count++) {
      counts[at] = count;
      fill(counts, at + 1, left - count, all);
    }
  }

  /** All ways to put so many things into five places. */
  private static List<int[]> ways(int number) {
    var all = new ArrayList<int[]>();
    fill(new int[PairCounts.SCORES], 0, number, all);
    return all;
  }

  private static PairCounts pairs(int... counts) {
    return PairCounts.of(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  private static double chance(int[] counts, double... shares) {
    double chance = 1;
    int number = 0;
    for (int i = 0; i < counts.length; i++) {
      for (int k = 1; k <= counts[i]; k++) {
        number++;
        chance *= shares[i] * number / k;
      }
    }
    return chance;
  }

  private static double[] shares(int... player) {
    double all = IntStream.of(player).sum();
    return IntStream.of(player).mapToDouble(each -> each / all).toArray();
  }

  private static double truth(double... shares) {
    double truth = 0;
    for (int i = 0; i < shares.length; i++) {
      truth += shares[i] * PairCounts.score(i);
    }
    return truth;
  }

  /** The chance that something is so of the evidence of so many pairs of such a player. */
  private static double chance(int number, double[] shares, Predicate<Evidence> so) {
    double sum = 0;
    for (int[] way : ways(number)) {
      double chance = chance(way, shares);
      sum += chance > 0 && so.test(new Evidence(pairs(way), number)) ? chance : 0;
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 8})
  void noKindOfPlayerIsOutsideItsInterval5TimesOf100(int number) {
    for (int[] player : ways(8)) {
      double[] shares = shares(player);
      double truth = truth(shares);
      assertThat(chance(number, shares, evidence -> evidence.interval().contains(truth)))
          .as("%d pairs of a player with %s", number, Arrays.toString(player))
          .isGreaterThanOrEqualTo(0.95);
    }
  }

  /** Equals who win seldom and high too; Holm's correction asks for low levels. */
  @ParameterizedTest
  @ValueSource(ints = {5, 6, 8, 10, 12})
  void noKindOfEqualsIsToldApartMoreOftenThanSaid(int number) {
    for (int[] player : ways(6)) {
      double[] shares = shares(player);
      if (Math.abs(truth(shares) - 0.5) < 1e-9) {
        for (double level : new double[] {0.05, 0.02, 0.01}) {
          assertThat(chance(number, shares, evidence -> evidence.pValue() <= level))
              .as("%d pairs of a player with %s", number, Arrays.toString(player))
              .isLessThanOrEqualTo(level);
        }
        // A result counts half against itself here: a little more where there are few.
        assertThat(chance(number, shares, evidence -> evidence.superiority() >= 0.975))
            .as("%d pairs of a player with %s", number, Arrays.toString(player))
            .isLessThan(0.036);
      }
    }
  }

  /** The permutation test alone would tell these apart 9 times of 100. */
  @Test
  void whoWinsSeldomAndHighIsNoWorse() {
    double[] shares = {0, 2 / 3.0, 0, 0, 1 / 3.0};
    assertThat(truth(shares)).isCloseTo(0.5, within(1e-12));
    Predicate<Evidence> flipped =
        evidence -> SignFlipTest.of(evidence.counted()).probability() <= 0.05;
    assertThat(chance(6, shares, flipped)).isGreaterThan(0.08);
    assertThat(chance(6, shares, evidence -> evidence.pValue() <= 0.05)).isLessThan(0.01);
  }

  /** What holds at 5 % is never within the interval beside it. */
  @Test
  void claimsAndIntervalsAgree() {
    for (int[] way : ways(9)) {
      var evidence = new Evidence(pairs(way), 9);
      if (evidence.pValue() <= 0.05) {
        assertThat(evidence.interval().contains(0.5)).as(Arrays.toString(way)).isFalse();
        assertThat(evidence.superiority() > 0.5).isEqualTo(evidence.score() > 0.5);
      }
    }
  }
}
