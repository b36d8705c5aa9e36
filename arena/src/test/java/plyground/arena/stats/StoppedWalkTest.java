package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.SplitMix;

final class StoppedWalkTest {
  private static final int WALKS = 20_000;
  private static final double UPPER = 2.94;
  private static final double LOWER = -2.5;

  /** Where and when a walk of small steps ends. */
  private record End(double at, double steps) {}

  private static End walk(double drift, double deviation, int most, SplitMix random) {
    double at = 0;
    int steps = 0;
    while (steps < most && at < UPPER && at > LOWER) {
      at += drift + deviation * random.nextGaussian();
      steps++;
    }
    return new End(at, steps);
  }

  private static int rank(End end) {
    return end.at >= UPPER ? 1 : end.at <= LOWER ? -1 : 0;
  }

  /** Above at once is the highest end, below at once the least. */
  private static boolean atLeast(End one, End other) {
    int rank = rank(one);
    if (rank != rank(other)) {
      return rank > rank(other);
    }
    return rank == 0
        ? one.at >= other.at
        : rank > 0 ? one.steps <= other.steps : one.steps >= other.steps;
  }

  @ParameterizedTest
  @CsvSource({"0", "0.004", "-0.004", "0.012"})
  void chancesAreThoseOfWalks(double drift) {
    double deviation = 0.06;
    var random = new SplitMix(7);
    var ends = new End[WALKS];
    Arrays.setAll(ends, _ -> walk(drift, deviation, 1_500, random));
    for (int i = 0; i < 20; i++) {
      var end = ends[i];
      double seen = Arrays.stream(ends).filter(each -> atLeast(each, end)).count();
      double at = Math.clamp(end.at, LOWER, UPPER);
      var walk = new StoppedWalk(LOWER, UPPER, deviation, end.steps, at);
      assertThat(walk.chanceAbove(drift)).as("%s", end).isCloseTo(seen / WALKS, within(0.03));
    }
  }

  /** The scale function of a motion with drift, added up step by step. */
  private static double scale(double drift, double deviation, double from, double to) {
    int parts = 10_000;
    double part = (to - from) / parts;
    double sum = 0;
    for (int i = 0; i < parts; i++) {
      double at = from + (i + 0.5) * part;
      sum += part * Math.exp(-2 * drift * at / (deviation * deviation));
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.0002, -0.0002, 0.001, -0.001, 0.003})
  void inTheLongRunTheScaleFunctionTellsWhereAWalkLeaves(double drift) {
    double deviation = 0.06;
    double beyond = 0.5826 * deviation;
    var walk = new StoppedWalk(LOWER, UPPER, deviation, 100_000, UPPER);
    double above =
        scale(drift, deviation, LOWER - beyond, 0)
            / scale(drift, deviation, LOWER - beyond, UPPER + beyond);
    assertThat(walk.chanceAbove(drift)).isCloseTo(above, within(1e-6));
  }

  /** What is above for one side is below for the other, wherever a walk ends. */
  @ParameterizedTest
  @ValueSource(doubles = {-2.5, -1.7, -0.4, 0, 0.9, 2.2, 2.94})
  void chancesOfBothDirectionsAreOne(double end) {
    for (int steps : new int[] {300, 900, 2_500}) {
      for (double drift : new double[] {0, 0.001, -0.002, 0.004}) {
        var walk = new StoppedWalk(LOWER, UPPER, 0.06, steps, end);
        var mirror = new StoppedWalk(-UPPER, -LOWER, 0.06, steps, -end);
        assertThat(walk.chanceAbove(drift) + mirror.chanceAbove(-drift))
            .as("%d steps, drift %s", steps, drift)
            .isCloseTo(1, within(1e-6));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {-2.5, -1.1, 0, 0.4, 2.94})
  void withTheEstimatedDriftAHigherEndIsAsLikelyAsALowerOne(double end) {
    for (double deviation : new double[] {0.06, 0.3}) {
      var walk = new StoppedWalk(LOWER, UPPER, deviation, 60, end);
      assertThat(walk.chanceAbove(walk.medianDrift())).isCloseTo(0.5, within(1e-6));
    }
  }

  @Test
  @Tag("slow")
  void theEstimateIsAsOftenTooLowAsTooHigh() {
    double deviation = 0.3;
    for (double drift : new double[] {0, 0.05, -0.1, 0.15}) {
      var random = new SplitMix(8);
      int high = 0;
      for (int i = 0; i < 2_000; i++) {
        var end = walk(drift, deviation, 100, random);
        var walk = new StoppedWalk(LOWER, UPPER, deviation, end.steps, end.at);
        high += walk.medianDrift() > drift ? 1 : 0;
      }
      assertThat(high / 2_000.0).as("drift %s", drift).isBetween(0.45, 0.55);
    }
  }

  @Test
  void aTestsEstimateIsNearWhatWasSeenWhereItDidNotStop() {
    var test = new Sprt(0, 20, 0.05, 0.05);
    var pairs = PairCounts.of(10, 20, 40, 21, 11);
    assertThat(test.verdict(new Evidence(pairs, 102))).isEqualTo(Sprt.Verdict.UNDECIDED);
    assertThat(test.estimate(pairs)).isCloseTo(Sprt.normalisedElo(pairs), within(5.0));
  }

  @Test
  void stoppingEarlyIsNotTakenAtItsWord() {
    var test = new Sprt(0, 100, 0.05, 0.05);
    var pairs = PairCounts.of(0, 1, 3, 4, 7);
    assertThat(test.verdict(new Evidence(pairs, 15))).isEqualTo(Sprt.Verdict.H1);
    assertThat(test.estimate(pairs)).isBetween(50.0, Sprt.normalisedElo(pairs));
    var mirrored = pairs.mirrored();
    var back = new Sprt(-100, 0, 0.05, 0.05);
    assertThat(back.estimate(mirrored)).isCloseTo(-test.estimate(pairs), within(0.5));
  }
}
