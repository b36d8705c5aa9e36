package plyground.arena.calibration;

import java.util.List;
import java.util.Locale;
import plyground.arena.experiment.SimulatedSweep;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.stats.BettingInterval;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.PairCounts;
import plyground.core.SplitMix;

/** Prints the tables of docs/arena.md: {@code bench/calibration} is how one asks for it. */
final class CalibrationTable {
  static final String HEADING =
      "statement | made | may be false | false |\n|---|---|---:|---:|---:|";

  private CalibrationTable() {}

  /**
   * @param arguments how many tournaments of each kind, of one in how many ratings are looked at,
   *     and how many matches for each cell of the table of coverage; then the parts that are
   *     wanted, if not all
   */
  public static void main(String... arguments) {
    int tournaments = Integer.parseInt(arguments[0]);
    int ratedOf = Integer.parseInt(arguments[1]);
    int matches = Integer.parseInt(arguments[2]);
    var parts = List.of(arguments).subList(3, arguments.length);
    if (wanted(parts, "coverage")) {
      coverage(matches);
    }
    if (wanted(parts, "sprt")) {
      SequentialClaims.print(matches / 5);
    }
    if (wanted(parts, "single")) {
      SingleClaims.print(matches / 5);
    }
    if (wanted(parts, "sweep")) {
      sweeps(matches / 10);
    }
    System.out.println("\n| players | " + HEADING);
    for (var pool : SimulatedPool.values()) {
      if (wanted(parts, pool.name().toLowerCase(Locale.ROOT))) {
        tournaments(pool, tournaments, ratedOf);
      }
    }
  }

  private static boolean wanted(List<String> parts, String part) {
    return parts.isEmpty() || parts.contains(part);
  }

  private static void sweeps(int simulations) {
    System.out.println("\n| " + HEADING.replace("---|---|", "---|"));
    SimulatedSweep.wrong(simulations)
        .forEach((statement, wrong) -> row("sweep: " + statement, simulations, 0.05, wrong));
  }

  /** A row of a table of statements. */
  static void row(String statement, int made, double allowed, int wrong) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %,d | %.1f %% | %.1f %% |%n",
        statement,
        made,
        100 * allowed,
        100.0 * wrong / made);
  }

  private static void tournaments(SimulatedPool pool, int tournaments, int ratedOf) {
    var calibration = new Calibration(pool, 60);
    for (int number = 0; number < tournaments; number++) {
      var report = calibration.scores(number, true);
      if (number % ratedOf == 0) {
        calibration.ratings(report, number / ratedOf);
      }
      calibration.until(Goal.RANKS, number);
      calibration.until(Goal.BEST, number);
    }
    String name = pool.name().toLowerCase(Locale.ROOT) + " | ";
    calibration
        .counts()
        .forEach(
            (statement, count) ->
                row(name + statement, count[0], Calibration.allowed(statement), count[1]));
  }

  /** How often the interval of a match holds the true score, by pairs and by that score. */
  private static void coverage(int matches) {
    double[] truths = {0.5, 0.6, 0.75, 0.9, 0.95, 0.99};
    System.out.print("| pairs |");
    for (double truth : truths) {
      System.out.printf(Locale.ROOT, " %.0f %% |", 100 * truth);
    }
    System.out.println("\n|---:|" + "---:|".repeat(truths.length));
    for (int pairs : new int[] {5, 10, 20, 50, 100, 200}) {
      System.out.printf("| %d |", pairs);
      for (double truth : truths) {
        System.out.printf(
            Locale.ROOT,
            " %.1f / %.1f / %.1f |",
            100 * covered(truth, 0, pairs, matches, false),
            100 * covered(truth, 0.5, pairs, matches, false),
            100 * covered(truth, 0, pairs, matches, true));
      }
      System.out.println();
    }
  }

  private static double covered(
      double truth, double draws, int pairs, int matches, boolean sequential) {
    var random = new SplitMix(Math.round(1e6 * truth + 1e3 * draws) + pairs);
    int held = 0;
    for (int match = 0; match < matches; match++) {
      var counts = PairCounts.none();
      for (int pair = 0; pair < pairs; pair++) {
        counts.add(game(truth, draws, random) + game(truth, draws, random));
      }
      var interval =
          sequential ? BettingInterval.of(counts) : new Evidence(counts, pairs).interval();
      held += interval.contains(truth) ? 1 : 0;
    }
    return (double) held / matches;
  }

  /** Half points: 0, 1 or 2; as many draws as the score has room for, times the share. */
  static int game(double truth, double draws, SplitMix random) {
    double drawn = draws * 2 * Math.min(truth, 1 - truth);
    double at = random.nextDouble();
    return at < drawn ? 1 : at < drawn + truth - drawn / 2 ? 2 : 0;
  }
}
