package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.SplitMix;

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
  void eloIsOpenWhereNothingWasLost() {
    var pairs = PairCounts.of(0, 0, 0, 0, 50);
    var elo = Elo.of(pairs.mean(), Bootstrap.score(pairs, 1));
    assertThat(elo.toString()).matches("> \\+\\d+");
    assertThat(elo.low()).isBetween(400.0, 500.0);
    var lost = PairCounts.of(50, 0, 0, 0, 0);
    assertThat(Elo.of(0, Bootstrap.score(lost, 1)).toString()).matches("< -\\d+");
    assertThat(Elo.of(0.75, new Interval(0.6, 1)).toString()).isEqualTo("+191 [+70, inf]");
  }

  @Test
  void theEloIntervalIsNotSymmetric() {
    var elo = Elo.of(0.9, new Interval(0.8, 0.96));
    assertThat(elo.high() - elo.estimate()).isGreaterThan(elo.estimate() - elo.low() + 20);
  }

  @Test
  void aBootstrapRepeatsItselfFromItsSeed() {
    var pairs = PairCounts.of(5, 10, 20, 12, 8);
    assertThat(Bootstrap.score(pairs, 4)).isEqualTo(Bootstrap.score(pairs, 4));
    var interval = Bootstrap.score(pairs, 4);
    assertThat(interval.contains(pairs.mean())).isTrue();
  }

  @Test
  void superiorityOfEqualsIsAToss() {
    assertThat(Superiority.likelihood(PairCounts.of(20, 10, 40, 10, 20))).isEqualTo(0.5);
    assertThat(Superiority.likelihood(PairCounts.none())).isEqualTo(0.5);
    assertThat(Superiority.pValue(PairCounts.of(20, 10, 40, 10, 20))).isEqualTo(1.0);
    // One pair won: every strength equally likely beforehand gives three quarters.
    assertThat(Superiority.likelihood(PairCounts.of(0, 0, 0, 0, 1))).isCloseTo(0.75, within(1e-9));
    assertThat(Superiority.likelihood(PairCounts.of(0, 0, 0, 0, 100))).isGreaterThan(0.9999);
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
    assertThat(test.verdict(PairCounts.of(0, 0, 0, 0, 10))).isEqualTo(Sprt.Verdict.H1);
    assertThat(test.verdict(PairCounts.of(10, 0, 0, 0, 0))).isEqualTo(Sprt.Verdict.H0);
    assertThat(test.verdict(PairCounts.of(10, 20, 40, 20, 10))).isEqualTo(Sprt.Verdict.UNDECIDED);
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
  void twoPlayersAreRatedAsTheirScore() {
    var counts = new CrossCounts(2);
    counts.add(0, 1, 1, 7_500);
    counts.add(0, 1, -1, 2_500);
    counts.add(1, 0, 1, 2_500);
    counts.add(1, 0, -1, 7_500);
    var fit = BradleyTerry.fit(counts);
    assertThat(fit.rating(0) - fit.rating(1)).isCloseTo(190.85, within(0.1));
    assertThat(fit.seatAdvantage()).isCloseTo(0, within(0.1));
    assertThat(fit.expected(0, 1)).isCloseTo(0.75, within(0.001));
  }

  @Test
  void playersWithoutGamesBetweenThemAreIslands() {
    var counts = new CrossCounts(4);
    counts.add(0, 2, 1, 1);
    counts.add(3, 1, 1, 1);
    assertThat(counts.islands()).containsExactly(0, 1, 0, 1);
    assertThat(counts.connected()).isFalse();
    counts.add(2, 3, 0, 1);
    assertThat(counts.connected()).isTrue();
  }

  @Test
  void aPoolCountsPairsForEitherPlayer() {
    var pool = new Pool(2);
    pool.add(0, 1, 1, -1); // player 0 won both
    pool.add(1, 0, 1, 0); // player 1 won moving first, then a draw
    assertThat(pool.between(0, 1).count(4)).isEqualTo(1);
    assertThat(pool.between(0, 1).count(1)).isEqualTo(1);
    assertThat(pool.between(1, 0).count(3)).isEqualTo(1);
    assertThat(pool.games().firstWins(0, 1)).isEqualTo(1);
    assertThat(pool.games().draws(0, 1)).isEqualTo(1);
    assertThat(pool.games().firstWins(1, 0)).isEqualTo(1);
    assertThat(pool.games().secondWins(1, 0)).isEqualTo(1);
  }

  @Test
  void manyPairsAreDrawnLikeFew() {
    int pairs = 50_000;
    double[] shares = {0.0002, 0.2998, 0.7};
    var pool = new Pool(2);
    for (int i = 0; i < pairs; i++) {
      int kind = i < pairs * shares[0] ? 0 : i < pairs * (shares[0] + shares[1]) ? 1 : 2;
      pool.add(0, 1, kind - 1, 0);
    }
    var random = new SplitMix(8);
    int draws = 2_000;
    double[] sum = new double[3];
    double[] squares = new double[3];
    for (int draw = 0; draw < draws; draw++) {
      var drawn = pool.draw(random).between(0, 1);
      assertThat(drawn.pairs()).isEqualTo(pairs);
      for (int kind = 0; kind < 3; kind++) {
        double count = drawn.count(kind + 1);
        sum[kind] += count;
        squares[kind] += count * count;
      }
    }
    for (int kind = 0; kind < 3; kind++) {
      double mean = sum[kind] / draws;
      double variance = squares[kind] / draws - mean * mean;
      double expected = pairs * shares[kind] * (1 - shares[kind]);
      // Five standard errors of a mean and of a variance.
      assertThat(mean).isCloseTo(pairs * shares[kind], within(5 * Math.sqrt(expected / draws)));
      assertThat(variance).isCloseTo(expected, within(5 * expected * Math.sqrt(2.2 / draws)));
    }
  }
}
