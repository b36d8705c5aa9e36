package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ScoreIntervalTest {
  private static Interval of(long... counts) {
    var pairs = PairCounts.of(counts);
    return new Evidence(pairs, pairs.pairs()).interval();
  }

  /** Where every score is 0 or 1 it is Clopper and Pearson's. */
  @Test
  void winsAndLossesHaveTheTabulatedIntervals() {
    assertThat(of(10, 0, 0, 0, 10).low()).isCloseTo(0.2720, within(5e-5));
    assertThat(of(10, 0, 0, 0, 10).high()).isCloseTo(0.7280, within(5e-5));
    assertThat(of(10, 0, 0, 0, 0).low()).isZero();
    assertThat(of(10, 0, 0, 0, 0).high()).isCloseTo(0.3085, within(5e-5));
    assertThat(of(0, 0, 0, 0, 10).low()).isCloseTo(1 - 0.3085, within(5e-5));
    assertThat(of(0, 0, 0, 0, 10).high()).isEqualTo(1);
    assertThat(ScoreInterval.of(0.5, 0, 0)).isEqualTo(new Interval(0, 1));
    assertThat(ScoreInterval.of(0.5, 0, -1)).isEqualTo(new Interval(0, 1));
  }

  /** A variance a quarter of the largest is worth nearly four times the trials. */
  @Test
  void scoresThatVaryLessAreKnownBetter() {
    var coarse = ScoreInterval.of(0.5, 1_000 * 0.25, 1_000);
    var fine = ScoreInterval.of(0.5, 1_000 * 0.0625, 1_000);
    double ratio = (coarse.high() - coarse.low()) / (fine.high() - fine.low());
    assertThat(ratio).isCloseTo(2, within(0.02));
  }

  /** All ways so many pairs can come out. */
  private static List<long[]> outcomes(int pairs) {
    var all = new ArrayList<long[]>();
    fill(new long[PairCounts.SCORES], 0, pairs, all);
    return all;
  }

  private static void fill(long[] counts, int at, int left, List<long[]> all) {
    if (at == counts.length - 1) {
      counts[at] = left;
      all.add(counts.clone());
      return;
    }
    for (int i = 0; i <= left; i++) {
      counts[at] = i;
      fill(counts, at + 1, left - i, all);
    }
  }

  /** Twenty pairs won never promise less than nineteen and a draw, and so on. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 8, 13, 20})
  void whoScoresMoreIsNeverPromisedLess(int pairs) {
    Map<String, Interval> known = new HashMap<>();
    for (long[] counts : outcomes(pairs)) {
      known.put(PairCounts.of(counts).toString(), of(counts));
    }
    for (long[] counts : outcomes(pairs)) {
      var here = Objects.requireNonNull(known.get(PairCounts.of(counts).toString()));
      assertThat(here.high() - here.low()).as("width").isGreaterThan(0.01);
      double score = PairCounts.of(counts).mean();
      assertThat(here.contains(score)).isTrue();
      assertThat(here.high() < 1).as("finite once a point is lost").isEqualTo(score < 1);
      for (int i = 0; i + 1 < counts.length; i++) {
        if (counts[i] > 0) {
          long[] better = counts.clone();
          better[i]--;
          better[i + 1]++;
          var there = Objects.requireNonNull(known.get(PairCounts.of(better).toString()));
          assertThat(there.low()).as("%s", (Object) counts).isGreaterThanOrEqualTo(here.low());
          assertThat(there.high()).as("%s", (Object) counts).isGreaterThanOrEqualTo(here.high());
        }
      }
    }
  }
}
