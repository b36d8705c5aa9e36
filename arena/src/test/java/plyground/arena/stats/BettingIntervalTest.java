package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class BettingIntervalTest {
  /** The same bets made one after the other come to the same money. */
  @Test
  void countsSayWhatBetsOneByOneSay() {
    for (long seed = 1; seed <= 50; seed++) {
      var random = new SplitMix(seed);
      double bar = 0.1 + 0.8 * random.nextDouble();
      var counts = PairCounts.none();
      double[] wealth = {1, 1, 1, 1, 1, 1, 1, 1, 1};
      for (int i = 0; i < 40; i++) {
        int score = random.nextInt(PairCounts.SCORES);
        counts.add(score);
        for (int k = 0; k < wealth.length; k++) {
          wealth[k] *= 1 + (k + 1) / 10.0 * (score / 4.0 - bar) / bar;
        }
      }
      double sum = 0;
      for (double each : wealth) {
        sum += each / wealth.length;
      }
      assertThat(BettingInterval.logWealth(counts, bar))
          .as("seed %d", seed)
          .isCloseTo(Math.log(sum), within(1e-9));
    }
  }

  /** At the lower end the money is just 40 times the stake: 1 in 40 below, 1 in 40 above. */
  @Test
  void theEndsAreWhereOneIsRich() {
    var counts = PairCounts.of(3, 5, 20, 9, 13);
    var interval = BettingInterval.of(counts);
    assertThat(BettingInterval.logWealth(counts, interval.low()))
        .isCloseTo(Math.log(40), within(1e-6));
    assertThat(BettingInterval.logWealth(counts.mirrored(), 1 - interval.high()))
        .isCloseTo(Math.log(40), within(1e-6));
    assertThat(interval.contains(counts.mean())).isTrue();
  }

  @Test
  void isWiderThanThatForAPlannedNumber() {
    for (long[] each : new long[][] {{0, 0, 0, 0, 20}, {5, 5, 10, 20, 60}, {30, 1, 38, 1, 30}}) {
      var counts = PairCounts.of(each);
      var planned = new Evidence(counts, counts.pairs()).interval();
      var any = new Evidence(counts, counts.pairs(), true).interval();
      assertThat(any.low()).isLessThanOrEqualTo(planned.low());
      assertThat(any.high()).isGreaterThanOrEqualTo(planned.high());
      assertThat(any.low()).isPositive();
    }
  }

  @Test
  void whoLostNothingIsBoundedOnOneSideOnly() {
    var interval = BettingInterval.of(PairCounts.of(0, 0, 0, 0, 20));
    assertThat(interval.high()).isEqualTo(1);
    assertThat(interval.low()).isBetween(0.7, 0.9);
  }

  @Test
  void chancesOfASequentialRunAreThoseOfTheBets() {
    var counts = PairCounts.of(0, 0, 2, 0, 18);
    var evidence = new Evidence(counts, 20, true);
    double wealth = Math.exp(BettingInterval.logWealth(counts, 0.5));
    assertThat(evidence.pValue()).isCloseTo(2 / wealth, within(1e-12));
    assertThat(evidence.superiority()).isCloseTo(1 - 1 / wealth, within(1e-12));
    assertThat(evidence.mirrored().superiority()).isCloseTo(1 / wealth, within(1e-12));
    assertThat(evidence.mirrored().pValue()).isCloseTo(2 / wealth, within(1e-12));
    var even = new Evidence(PairCounts.of(5, 0, 5, 0, 5), 15, true);
    assertThat(even.pValue()).isEqualTo(1);
    assertThat(even.superiority()).isEqualTo(0.5);
  }
}
