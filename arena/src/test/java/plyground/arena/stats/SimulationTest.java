package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.SplitMix;

/** Estimators on games whose truth is known: intervals hold it in 93 to 97 of 100 cases. */
final class SimulationTest {
  private static final int SIMULATIONS = 2_000;

  private static void assertCoverage(int held) {
    assertThat(held / (double) SIMULATIONS).as("coverage").isBetween(0.93, 0.97);
  }

  @ParameterizedTest
  @CsvSource({"0.5,100", "0.7,60", "0.9,200"})
  void wilsonsIntervalHoldsTheTruth(double truth, int games) {
    var random = new SplitMix(1);
    int held = 0;
    for (int i = 0; i < SIMULATIONS; i++) {
      int wins = 0;
      for (int game = 0; game < games; game++) {
        wins += random.nextDouble() < truth ? 1 : 0;
      }
      held += Interval.wilson(wins, games).contains(truth) ? 1 : 0;
    }
    assertCoverage(held);
  }

  private static PairCounts pairs(int n, double[] shares, SplitMix random) {
    var pairs = PairCounts.none();
    for (int i = 0; i < n; i++) {
      double rest = random.nextDouble();
      int score = 0;
      while (score < 4 && rest >= shares[score]) {
        rest -= shares[score++];
      }
      pairs.add(score);
    }
    return pairs;
  }

  private static double mean(double[] shares) {
    double mean = 0;
    for (int i = 0; i < shares.length; i++) {
      mean += shares[i] * PairCounts.score(i);
    }
    return mean;
  }

  @ParameterizedTest
  @CsvSource({"0.1,0.2,0.4,0.2,0.1,60", "0.02,0.08,0.2,0.3,0.4,100", "0.3,0,0.4,0,0.3,80"})
  void theBootstrapIntervalHoldsTheTruth(
      double none, double quarter, double half, double most, double all, int n) {
    double[] shares = {none, quarter, half, most, all};
    var random = new SplitMix(2);
    int held = 0;
    int heldElo = 0;
    for (int i = 0; i < SIMULATIONS; i++) {
      var pairs = pairs(n, shares, random);
      var interval = Bootstrap.score(pairs, i);
      held += interval.contains(mean(shares)) ? 1 : 0;
      var elo = Elo.of(pairs.mean(), interval);
      double truth = Elo.difference(mean(shares));
      heldElo += elo.low() <= truth && truth <= elo.high() ? 1 : 0;
    }
    assertCoverage(held);
    assertCoverage(heldElo);
  }

  /** A p-value below a level turns up in that share of cases where nothing is to be found. */
  @Test
  void pValuesAreUniformBetweenEquals() {
    double[] shares = {0.1, 0.2, 0.4, 0.2, 0.1};
    var random = new SplitMix(3);
    int alarms = 0;
    for (int i = 0; i < SIMULATIONS; i++) {
      alarms += Superiority.pValue(pairs(100, shares, random)) < 0.05 ? 1 : 0;
    }
    assertThat(alarms / (double) SIMULATIONS).isBetween(0.035, 0.065);
  }

  @Test
  void theSequentialTestErrsNoMoreOftenThanStated() {
    var test = new Sprt(0, 100, 0.05, 0.05);
    double[] equal = {0.1, 0.2, 0.4, 0.2, 0.1};
    double[] better = tilted(equal, 100);
    assertThat(wrong(test, equal, Sprt.Verdict.H1)).isLessThanOrEqualTo(0.06);
    assertThat(wrong(test, better, Sprt.Verdict.H0)).isLessThanOrEqualTo(0.06);
    var coarse = new Sprt(-300, 300, 0.05, 0.05);
    assertThat(wrong(coarse, tilted(equal, 300), Sprt.Verdict.H0)).isLessThanOrEqualTo(0.06);
  }

  /** The share of runs that end with the wrong verdict; 0.06 is 0.05 and its sampling error. */
  private static double wrong(Sprt test, double[] shares, Sprt.Verdict bad) {
    var random = new SplitMix(4);
    int wrong = 0;
    for (int i = 0; i < SIMULATIONS; i++) {
      var pairs = PairCounts.none();
      var verdict = Sprt.Verdict.UNDECIDED;
      while (verdict == Sprt.Verdict.UNDECIDED && pairs.pairs() < 5_000) {
        for (int k = 0; k < 5; k++) {
          double rest = random.nextDouble();
          int score = 0;
          while (score < 4 && rest >= shares[score]) {
            rest -= shares[score++];
          }
          pairs.add(score);
        }
        verdict = test.verdict(pairs);
      }
      wrong += verdict == bad ? 1 : 0;
    }
    return wrong / (double) SIMULATIONS;
  }

  /** The shares tilted until their normalised Elo is the one wanted. */
  private static double[] tilted(double[] shares, double elo) {
    double low = 0;
    double high = 10;
    double[] tilted = shares;
    for (int i = 0; i < 60; i++) {
      double tilt = (low + high) / 2;
      tilted = new double[shares.length];
      double sum = 0;
      for (int k = 0; k < shares.length; k++) {
        tilted[k] = shares[k] * Math.exp(tilt * PairCounts.score(k));
        sum += tilted[k];
      }
      long[] counts = new long[shares.length];
      for (int k = 0; k < shares.length; k++) {
        tilted[k] /= sum;
        counts[k] = Math.round(tilted[k] * 1e12);
      }
      if (Sprt.normalisedElo(PairCounts.of(counts)) < elo) {
        low = tilt;
      } else {
        high = tilt;
      }
    }
    return tilted;
  }

  @Test
  void ratingsHoldTheTruth() {
    double[] strengths = {0, 150, 300};
    double seat = 40;
    var random = new SplitMix(5);
    int[] held = new int[3];
    for (int i = 0; i < SIMULATIONS; i++) {
      var pool = new Pool(3);
      for (int a = 0; a < 3; a++) {
        for (int b = a + 1; b < 3; b++) {
          for (int k = 0; k < 60; k++) {
            pool.add(
                a,
                b,
                game(strengths[a] + seat - strengths[b], random),
                game(strengths[b] + seat - strengths[a], random));
          }
        }
      }
      var ratings = Ratings.of(pool, 0, i);
      held[0] += ratings.interval(1).contains(150) ? 1 : 0;
      held[1] += ratings.interval(2).contains(300) ? 1 : 0;
      held[2] += ratings.seatAdvantageInterval().contains(seat) ? 1 : 0;
    }
    for (int each : held) {
      assertCoverage(each);
    }
  }

  /** A game by Davidson's model with a draw weight of one half. */
  private static int game(double difference, SplitMix random) {
    double first = Math.exp(difference / BradleyTerry.POINTS);
    double draw = 0.5 * Math.sqrt(first);
    double at = random.nextDouble() * (first + 1 + draw);
    return at < first ? 1 : at < first + 1 ? -1 : 0;
  }
}
