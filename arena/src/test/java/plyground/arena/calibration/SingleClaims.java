package plyground.arena.calibration;

import java.util.function.Predicate;
import plyground.arena.stats.BettingTest;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.PairCounts;
import plyground.arena.stats.SignTest;
import plyground.core.SplitMix;

/** Commands that make one claim: how often it is false, of players who are equal. */
final class SingleClaims {
  private static final int GRADED = 30;
  private static final int TUNED = 100;
  private static final int GAMES = 100;

  private SingleClaims() {}

  static void print(int runs) {
    System.out.println("\n| " + CalibrationTable.HEADING.replace("---|---|", "---|"));
    row("grade: beats the reference, of an equal", runs, 0.05, SingleClaims::beats);
    row("tune: better, of a setting as good", runs, 0.025, SingleClaims::tuned);
    row("test-strategy: moving first matters", runs, 0.05, random -> first(random, GAMES));
    row("test-strategy, 40 games played five times", runs, 0.05, random -> first(random, 40));
  }

  private static void row(String name, int runs, double allowed, Predicate<SplitMix> wrong) {
    CalibrationTable.row(name, runs, allowed, wrong(runs, wrong));
  }

  /** How many of so many runs say something false. */
  static int wrong(int runs, Predicate<SplitMix> says) {
    int wrong = 0;
    for (int run = 0; run < runs; run++) {
      wrong += says.test(new SplitMix(SplitMix.derive(9, run))) ? 1 : 0;
    }
    return wrong;
  }

  private static int pair(SplitMix random) {
    return CalibrationTable.game(0.5, 0.2, random) + CalibrationTable.game(0.5, 0.2, random);
  }

  /** Asked after every pair, as grading does. */
  static boolean beats(SplitMix random) {
    var test = new BettingTest(0.5);
    for (int pair = 1; pair <= GRADED; pair++) {
      test.add(PairCounts.score(pair(random)));
      if (pair >= Evidence.FEWEST && test.probability() <= 0.05) {
        return true;
      }
    }
    return false;
  }

  static boolean tuned(SplitMix random) {
    var pairs = PairCounts.none();
    for (int pair = 0; pair < TUNED; pair++) {
      pairs.add(pair(random));
    }
    return new Evidence(pairs, TUNED).interval().low() > 0.5;
  }

  /** An even game, of which so many are different and the rest are these again. */
  static boolean first(SplitMix random, int different) {
    int[] won = new int[3];
    for (int game = 0; game < different; game++) {
      won[CalibrationTable.game(0.5, 0.2, random)]++;
    }
    int times = different < GAMES ? 5 : 1;
    var test = SignTest.ofDistinct(times * won[0], times * won[2], times * different, different);
    return test.significant();
  }
}
