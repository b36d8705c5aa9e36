package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures that can be checked by hand or in a table. */
final class StatisticsTest {
  @Test
  void pairsHaveMeanAndVariance() {
    var pairs = PairCounts.of(1, 2, 3, 4, 10);
    assertThat(pairs.pairs()).isEqualTo(20);
    assertThat(pairs.mean()).isEqualTo(0.75);
    double variance = (0.75 * 0.75 + 2 * 0.5 * 0.5 + 3 * 0.25 * 0.25 + 10 * 0.25 * 0.25) / 20;
    assertThat(pairs.variance()).isCloseTo(variance, within(1e-12));
    assertThat(pairs.mirrored().mean()).isEqualTo(0.25);
    assertThat(PairCounts.none().mean()).isEqualTo(0.5);
    assertThatThrownBy(() -> PairCounts.of(1, 2)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"0.5,0", "0.75,190.85", "0.25,-190.85", "0.64,99.95", "0.909091,400"})
  void eloOfAScore(double score, double elo) {
    assertThat(Elo.difference(score)).isCloseTo(elo, within(0.01));
    assertThat(Elo.score(elo)).isCloseTo(score, within(1e-4));
  }

  @Test
  void theEloIntervalIsNotSymmetric() {
    var elo = Elo.of(0.9, new Interval(0.8, 0.96));
    assertThat(elo.high() - elo.estimate()).isGreaterThan(elo.estimate() - elo.low() + 20);
  }

  @Test
  void theSequentialTestsBoundsAreWalds() {
    var test = new Sprt(0, 50, 0.05, 0.05);
    assertThat(test.upper()).isCloseTo(2.944, within(0.001));
    assertThat(test.lower()).isCloseTo(-2.944, within(0.001));
    assertThat(test.logLikelihoodRatio(PairCounts.none())).isZero();
    assertThatThrownBy(() -> new Sprt(50, 0, 0.05, 0.05))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theRatioIsZeroHalfWayAndGrowsWithTheScore() {
    var test = new Sprt(-20, 20, 0.05, 0.05);
    assertThat(test.logLikelihoodRatio(PairCounts.of(10, 20, 40, 20, 10)))
        .isCloseTo(0, within(1e-6));
    double worse = test.logLikelihoodRatio(PairCounts.of(12, 20, 40, 20, 8));
    double better = test.logLikelihoodRatio(PairCounts.of(8, 20, 40, 20, 12));
    assertThat(better).isPositive().isCloseTo(-worse, within(1e-6));
  }

  @Test
  void hypothesesFarApartAreSettledToo() {
    var test = new Sprt(-400, 400, 0.05, 0.05);
    assertThat(test.verdict(new Evidence(PairCounts.of(0, 0, 0, 0, 10), 10)))
        .isEqualTo(Sprt.Verdict.H1);
    assertThat(test.verdict(new Evidence(PairCounts.of(10, 0, 0, 0, 0), 10)))
        .isEqualTo(Sprt.Verdict.H0);
    assertThat(test.verdict(new Evidence(PairCounts.of(10, 20, 40, 20, 10), 100)))
        .isEqualTo(Sprt.Verdict.UNDECIDED);
    double better = test.logLikelihoodRatio(PairCounts.of(2, 75, 2, 1, 4));
    double worse = test.logLikelihoodRatio(PairCounts.of(4, 1, 2, 75, 2));
    assertThat(better).isNegative().isCloseTo(-worse, within(1e-6));
  }

  /** For small differences the ratio is close to the normal distribution's. */
  @Test
  void theRatioIsNearlyTheNormalOneForSmallDifferences() {
    var pairs = PairCounts.of(900, 2000, 4000, 2060, 940);
    var test = new Sprt(0, 5, 0.05, 0.05);
    double scale = Math.sqrt(2) * Math.log(10) / 800;
    double observed = (pairs.mean() - 0.5) / Math.sqrt(pairs.variance());
    double normal = pairs.pairs() * (Math.pow(observed, 2) - Math.pow(observed - 5 * scale, 2)) / 2;
    assertThat(test.logLikelihoodRatio(pairs)).isCloseTo(normal, within(0.05 * Math.abs(normal)));
  }

  @Test
  void holmsCorrection() {
    assertThat(Holm.adjust(0.01, 0.04, 0.03, 0.005))
        .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    assertThat(Holm.holds(0.05, 0.01, 0.04, 0.03, 0.005)).containsExactly(true, false, false, true);
    assertThat(Holm.adjust(0.9, 0.8)).containsExactly(1.0, 1.0);
  }

  @Test
  void pairsNeededForAGap() {
    // (1.96 + 0.84)^2 0.3^2 / 0.05^2
    assertThat(Power.pairs(0.05, 0.3, 0.05, 0.8)).isEqualTo(283);
    assertThat(Power.pairs(0.1, 0.3, 0.05, 0.8)).isEqualTo(71);
    assertThatThrownBy(() -> Power.pairs(0, 0.3, 0.05, 0.8))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theVarianceIsThatOfEveryPair() {
    assertThat(PairCounts.of(1, 0, 0, 0, 1).variance()).isEqualTo(0.25);
    assertThat(PairCounts.of(0, 1, 0, 1, 0).variance()).isEqualTo(0.0625);
    assertThat(PairCounts.of(3, 0, 0, 0, 1).variance()).isEqualTo(0.1875);
    assertThat(PairCounts.of(0, 0, 0, 0, 9).variance()).isZero();
    assertThat(PairCounts.none().variance()).isZero();
  }

  @Test
  void noPowerWithoutAGapOrWithCertainty() {
    double[][] wrong = {
      {0, 0.5, 0.05, 0.8},
      {0.1, 0, 0.05, 0.8},
      {0.1, 0.5, 0, 0.8},
      {0.1, 0.5, 1, 0.8},
      {0.1, 0.5, 0.05, 0},
      {0.1, 0.5, 0.05, 1}
    };
    for (double[] each : wrong) {
      assertThatThrownBy(() -> Power.pairs(each[0], each[1], each[2], each[3]))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
