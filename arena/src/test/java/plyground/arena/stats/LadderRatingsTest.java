package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.arena.stats.LadderRatings.Meeting;
import plyground.core.SplitMix;

/** Ratings of a ladder against what they must be. */
final class LadderRatingsTest {
  /** With many games the difference is the Elo of the score: 3 : 1 is 191 points. */
  @Test
  void manyGamesSayWhatTheScoreSays() {
    var ratings = LadderRatings.of(2, List.of(new Meeting(0, 1, 4000, 12000, 42000, 4000)), 1);
    assertThat(ratings.rating(0)).isCloseTo(400 * Math.log10(3), within(1.0));
    assertThat(ratings.rating(1)).isZero();
    assertThat(ratings.interval(1)).isEqualTo(new Interval(0, 0));
    assertThat(ratings.interval(0).low()).isBetween(170.0, 190.0);
  }

  /** Pairs that repeat themselves are worth one pair. */
  @Test
  void repeatsTellNothingNew() {
    var once = LadderRatings.of(2, List.of(new Meeting(0, 1, 1, 4, 16, 1)), 1);
    var often = LadderRatings.of(2, List.of(new Meeting(0, 1, 100, 400, 1600, 1)), 1);
    assertThat(often.rating(0)).isCloseTo(once.rating(0), within(30.0));
    assertThat(often.interval(0).low()).isNegative();
  }

  @Test
  void whoHasNotPlayedMayBeAnywhere() {
    var ratings = LadderRatings.of(3, List.of(new Meeting(0, 1, 20, 40, 90, 20)), 0);
    assertThat(ratings.interval(2).high() - ratings.interval(2).low()).isGreaterThan(1000);
    assertThat(ratings.interval(1).high() - ratings.interval(1).low()).isLessThan(400);
  }

  /** The inverse, multiplied out, on random positive matrices. */
  @Test
  void theInverseIsOne() {
    for (long seed = 1; seed <= 20; seed++) {
      var random = new SplitMix(seed);
      int n = 1 + random.nextInt(12);
      double[][] matrix = new double[n][n];
      for (int k = 0; k < n + 3; k++) {
        double[] row = random.doubles(n).toArray();
        for (int a = 0; a < n; a++) {
          for (int b = 0; b < n; b++) {
            matrix[a][b] += row[a] * row[b];
          }
        }
      }
      double[][] inverse = Equations.inverse(matrix);
      for (int a = 0; a < n; a++) {
        for (int b = 0; b < n; b++) {
          double sum = 0;
          for (int k = 0; k < n; k++) {
            sum += matrix[a][k] * inverse[k][b];
          }
          assertThat(sum).as("seed %d", seed).isCloseTo(a == b ? 1 : 0, within(1e-6));
        }
      }
    }
  }

  /** The order of who beat whom, whatever numbers the players have. */
  @Test
  void theOrderIsThatOfTheResults() {
    var meetings = new ArrayList<Meeting>();
    for (int a = 0; a < 8; a++) {
      for (int b = a + 1; b < 8; b++) {
        meetings.add(new Meeting(a, b, 10, 26, 76, 10));
      }
    }
    var ratings = LadderRatings.of(8, meetings, Ratings.NO_ANCHOR);
    double sum = 0;
    for (int i = 0; i < 8; i++) {
      sum += ratings.rating(i);
      assertThat(i == 0 || ratings.rating(i - 1) > ratings.rating(i)).isTrue();
    }
    assertThat(sum).isCloseTo(0, within(1e-6));
  }
}
