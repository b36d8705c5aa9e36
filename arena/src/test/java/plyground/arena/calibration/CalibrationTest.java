package plyground.arena.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.arena.plan.Plan.Goal;

/**
 * Whole tournaments of players whose strength is known, through the real standings and reports:
 * nothing that a report says is false more often than it says. {@code bench/calibration} plays many
 * more and prints the tables of docs/arena.md.
 */
final class CalibrationTest {
  /** A right statement fails with this chance; one that is false 9 times of 100 mostly does. */
  private static final double TINY = 1e-6;

  private static final int TOURNAMENTS = 500;
  private static final int ROUNDS = 30;

  private static void check(Calibration calibration) {
    for (var statement : calibration.counts().keySet()) {
      int[] count = calibration.counts().get(statement);
      assertThat(calibration.chance(statement))
          .as("%s: %d of %d false", statement, count[1], count[0])
          .isGreaterThan(TINY);
    }
  }

  @ParameterizedTest
  @EnumSource(SimulatedPool.class)
  void nothingIsFalseMoreOftenThanItSays(SimulatedPool pool) {
    var calibration = new Calibration(pool, ROUNDS);
    for (int number = 0; number < TOURNAMENTS; number++) {
      var report = calibration.scores(number, true);
      if (number % 25 == 0) {
        calibration.ratings(report, number / 25);
      }
    }
    check(calibration);
  }

  @ParameterizedTest
  @EnumSource(SimulatedPool.class)
  void lookingAgainAndAgainMakesNothingLookBetter(SimulatedPool pool) {
    var calibration = new Calibration(pool, ROUNDS);
    for (int number = 0; number < TOURNAMENTS / 2; number++) {
      calibration.until(Goal.RANKS, number);
      calibration.until(Goal.BEST, number);
    }
    check(calibration);
  }

  /** The harness itself: games that come again, counted as if they were new, are found out. */
  @Test
  void countingRepeatsWouldBeFoundOut() {
    var calibration = new Calibration(SimulatedPool.DETERMINISTIC, 5 * ROUNDS);
    for (int number = 0; number < TOURNAMENTS / 5; number++) {
      calibration.scores(number, false);
    }
    assertThat(calibration.chance("score intervals")).isLessThan(TINY);
  }
}
