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

  private static final List<Meeting> FEW =
      List.of(
          new Meeting(0, 1, 12, 30, 84, 12),
          new Meeting(1, 2, 10, 17, 41, 8),
          new Meeting(0, 2, 9, 25, 75, 9),
          new Meeting(2, 3, 6, 13, 35, 6));

  private static void assertRated(LadderRatings ratings, double[][] expected) {
    for (int player = 0; player < expected.length; player++) {
      double rating = expected[player][0];
      double reach = expected[player][1];
      var interval = ratings.interval(player);
      assertThat(ratings.rating(player)).as("player %d", player).isCloseTo(rating, within(0.01));
      assertThat(interval.low()).as("player %d", player).isCloseTo(rating - reach, within(0.01));
      assertThat(interval.high()).as("player %d", player).isCloseTo(rating + reach, within(0.01));
    }
  }

  /**
   * Figures of a plain program in another language, which solves by two hundred steps of Newton's.
   */
  @Test
  void figuresAreThoseOfAPlainTwin() {
    double[][] around = {
      {87.4084, 73.0198}, {-28.9109, 73.4960}, {-15.3158, 57.2524}, {-43.1817, 116.8556}
    };
    double[][] anchored = {{130.5901, 174.9151}, {14.2708, 175.3109}, {27.8659, 144.7701}, {0, 0}};
    assertRated(LadderRatings.of(4, FEW, Ratings.NO_ANCHOR), around);
    assertRated(LadderRatings.of(4, FEW, 3), anchored);
  }

  /** With fewer pairs than it takes to tell how much they scatter, each is all or nothing. */
  @Test
  void fewPairsDoNotTellTheirScatter() {
    var meetings = List.of(new Meeting(0, 1, 2, 5, 17, 2), new Meeting(2, 3, 2, 6, 20, 1));
    double[][] expected = {
      {39.4587, 548.6200}, {-39.4587, 548.6200}, {73.6693, 595.4517}, {-73.6693, 595.4517}
    };
    assertRated(LadderRatings.of(4, meetings, Ratings.NO_ANCHOR), expected);
  }
}
