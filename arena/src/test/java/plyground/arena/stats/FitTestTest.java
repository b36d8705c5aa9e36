package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Objects;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

final class FitTestTest {
  /**
   * Starts in each of which every two of the players meet.
   *
   * @param lead what a player is ahead of another, from -1 to 1
   */
  private static Pool pool(int players, int starts, double[][] lead, long seed) {
    var random = new SplitMix(seed);
    var pool = new Pool(players);
    for (int start = 0; start < starts; start++) {
      for (int a = 0; a < players; a++) {
        for (int b = a + 1; b < players; b++) {
          int points = 0;
          for (int game = 0; game < 2; game++) {
            points += random.nextDouble() < (1 + lead[a][b]) / 2 ? 2 : 0;
          }
          pool.add(a, b, start, points, 2, true);
        }
      }
    }
    return pool;
  }

  private static FitTest test(Pool pool) {
    return Objects.requireNonNull(Ratings.of(pool, Ratings.NO_ANCHOR, 0, 1).fitTest());
  }

  /** The pairings of three players have one circle: the test is a t test on what runs round it. */
  @Test
  void ofThreePlayersItIsATTest() {
    double[][] circle = {{0, 0.4, -0.4}, {0, 0, 0.4}, {0, 0, 0}};
    var pool = pool(3, 40, circle, 5);
    var fit = test(pool);
    // All three residuals tell of the same circle.
    assertThat(fit.residual(0, 1)).isCloseTo(fit.residual(1, 2), within(1e-6));
    assertThat(fit.residual(0, 1)).isCloseTo(fit.residual(2, 0), within(1e-6));
    assertThat(fit.residual(0, 1)).isGreaterThan(3);
    assertThat(fit.residual(1, 0)).isCloseTo(-fit.residual(0, 1), within(1e-12));
    assertThat(Objects.requireNonNull(fit.probability())).isLessThan(1e-3);
    int[] largest = fit.largest();
    assertThat(fit.residual(largest[0], largest[1])).isPositive();
  }

  /** The t test by hand: balanced results, so that the ratings are all 0. */
  @Test
  void agreesWithStudent() {
    var pool = new Pool(3);
    int[] round = {4, 2, 2, 3, 1, 4, 2, 0, 3, 2, 4, 1, 3, 2};
    double sum = 0;
    double squares = 0;
    for (int start = 0; start < round.length; start++) {
      pool.add(0, 1, start, round[start], 2, true);
      pool.add(1, 2, start, round[start], 2, true);
      pool.add(2, 0, start, round[start], 2, true);
      double beyond = (round[start] - 2) / 4.0;
      sum += beyond;
      squares += beyond * beyond;
    }
    int n = round.length;
    double mean = sum / n;
    double variance = (squares - n * mean * mean) / (n - 1) * (1 + 1.0 / n);
    double t = mean / Math.sqrt(variance / n);
    var fit = test(pool);
    double expected = 2 * TDistribution.of(n - 1).survivalProbability(Math.abs(t));
    assertThat(Objects.requireNonNull(fit.probability())).isCloseTo(expected, within(1e-6));
    assertThat(fit.residual(0, 1)).isCloseTo(sum / Math.sqrt(squares), within(1e-6));
  }

  @Test
  void ratingsThatExplainEverythingAreNotRejected() {
    double[][] lead = new double[4][4];
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        lead[a][b] = 2 * Elo.score(100.0 * (a - b)) - 1;
      }
    }
    int rejected = 0;
    for (long seed = 1; seed <= 60; seed++) {
      var pool = pool(4, 60, lead, seed);
      var ratings = Ratings.of(pool, Ratings.NO_ANCHOR, 0, 1);
      assertThat(ratings.expected(3, 0)).isBetween(0.7, 0.95);
      assertThat(ratings.expected(3, 0) + ratings.expected(0, 3)).isCloseTo(1, within(1e-12));
      Double chance = Objects.requireNonNull(ratings.fitTest()).probability();
      rejected += Objects.requireNonNull(chance) < 0.05 ? 1 : 0;
    }
    assertThat(rejected).isLessThan(12);
  }

  @Test
  void tooFewStartsOrNoCirclesAreNotTested() {
    double[][] even = new double[3][3];
    assertThat(test(pool(3, 10, even, 3)).probability()).isNull();
    assertThat(test(pool(3, 11, even, 3)).probability()).isNotNull();
    assertThat(test(pool(2, 40, even, 3)).probability()).isNull();
    var won = new Pool(3);
    for (int start = 0; start < 20; start++) {
      won.add(0, 1, start, 4, 2, true);
      won.add(1, 2, start, 4, 2, true);
      won.add(0, 2, start, 4, 2, true);
    }
    assertThat(Ratings.of(won, Ratings.NO_ANCHOR, 0, 1).fitTest()).isNull();
    var sequential = new Pool(2, true);
    sequential.add(0, 1, 0, 4, 2, true);
    sequential.add(0, 1, 1, 0, 2, true);
    assertThat(Ratings.of(sequential, Ratings.NO_ANCHOR, 0, 1).fitTest()).isNull();
  }

  /** Half of the games come again: the test is as sure as with the half of them. */
  @Test
  void repetitionIsNotEvidence() {
    double[][] circle = {{0, 0.3, -0.3}, {0, 0, 0.3}, {0, 0, 0}};
    var once = pool(3, 30, circle, 8);
    var twice = new Pool(3);
    for (int copy = 0; copy < 2; copy++) {
      var random = new SplitMix(8);
      for (int start = 0; start < 30; start++) {
        for (int a = 0; a < 3; a++) {
          for (int b = a + 1; b < 3; b++) {
            int points = 0;
            for (int game = 0; game < 2; game++) {
              points += random.nextDouble() < (1 + circle[a][b]) / 2 ? 2 : 0;
            }
            twice.add(a, b, copy * 30 + start, points, 2, copy == 0);
          }
        }
      }
    }
    double single = Objects.requireNonNull(test(once).probability());
    double doubled = Objects.requireNonNull(test(twice).probability());
    assertThat(doubled).isCloseTo(single, within(0.3 * single));
  }
}
