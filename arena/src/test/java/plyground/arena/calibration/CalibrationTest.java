package plyground.arena.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.stats.Sprt;

/**
 * Whole tournaments of players whose strength is known, through the real standings and reports:
 * nothing that a report says is false more often than it says. {@code bench/calibration} plays many
 * more and prints the tables of docs/arena.md.
 */
@Tag("slow")
final class CalibrationTest {
  /** Seeds are fixed, so that this is the chance that a right change of the code fails by luck. */
  private static final double TINY = 1e-5;

  private static final int TOURNAMENTS = 450;
  private static final int ROUNDS = 30;
  private static final int MATCHES = 200;

  /** Each kind of players by itself, and all together: that finds smaller errors. */
  private static void check(Map<SimulatedPool, Calibration> calibrations) {
    var all = new TreeMap<String, int[]>();
    calibrations.forEach(
        (pool, calibration) ->
            calibration
                .counts()
                .forEach(
                    (statement, count) -> {
                      assertThat(calibration.chance(statement))
                          .as("%s, %s: %d of %d false", pool, statement, count[1], count[0])
                          .isGreaterThan(TINY);
                      int[] sum = all.computeIfAbsent(statement, _ -> new int[2]);
                      sum[0] += count[0];
                      sum[1] += count[1];
                    }));
    all.forEach(
        (statement, sum) ->
            assertThat(Calibration.chance(sum[0], sum[1], Calibration.allowed(statement)))
                .as("%s: %d of %d false", statement, sum[1], sum[0])
                .isGreaterThan(100 * TINY));
  }

  @Test
  void nothingIsFalseMoreOftenThanItSays() {
    var calibrations = new EnumMap<SimulatedPool, Calibration>(SimulatedPool.class);
    for (var pool : SimulatedPool.values()) {
      var calibration = new Calibration(pool, ROUNDS);
      for (int number = 0; number < TOURNAMENTS; number++) {
        var report = calibration.scores(number, true);
        if (number % 30 == 0) {
          calibration.ratings(report, number / 30);
        }
      }
      calibrations.put(pool, calibration);
    }
    check(calibrations);
  }

  @Test
  void lookingAgainAndAgainMakesNothingLookBetter() {
    var calibrations = new EnumMap<SimulatedPool, Calibration>(SimulatedPool.class);
    for (var pool : SimulatedPool.values()) {
      var calibration = new Calibration(pool, ROUNDS);
      for (int number = 0; number < TOURNAMENTS / 3; number++) {
        calibration.until(Goal.RANKS, number);
        calibration.until(Goal.BEST, number);
      }
      calibrations.put(pool, calibration);
    }
    check(calibrations);
  }

  /** However uneven the pairs are that its players make. */
  @Test
  void aSequentialTestIsWrongAsSeldomAsItSays() {
    int all = 0;
    for (var pairs : SequentialClaims.Pairs.values()) {
      int wrong = sequential(0.05, pairs);
      assertThat(Calibration.chance(2 * MATCHES, wrong, 0.05))
          .as("%s: %d of %d wrong", pairs, wrong, 2 * MATCHES)
          .isGreaterThan(TINY);
      all += wrong;
    }
    int made = 2 * MATCHES * SequentialClaims.Pairs.values().length;
    assertThat(Calibration.chance(made, all, 0.05)).as("%d wrong", all).isGreaterThan(100 * TINY);
    int bold = sequential(0.35, SequentialClaims.Pairs.NEVER_DRAWN);
    assertThat(Calibration.chance(2 * MATCHES, bold, 0.05)).isLessThan(TINY);
  }

  private static int sequential(double error, SequentialClaims.Pairs pairs) {
    var test = new Sprt(-100, 100, error, error);
    return SequentialClaims.play(test, pairs, 0, MATCHES).wrong()
        + SequentialClaims.play(test, pairs, 1, MATCHES).wrong();
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
