package plyground.arena.calibration;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.report.Report;
import plyground.arena.stats.Claim;
import plyground.arena.stats.Elo;
import plyground.arena.stats.Interval;
import plyground.arena.stats.Ratings;

/**
 * Counts what reports of simulated tournaments say, and how often it is false. Of statements that
 * come several times in a report one is counted, another each time, so that what is counted is
 * independent.
 */
final class Calibration {
  private final SimulatedPool pool;
  private final int rounds;
  private final Map<String, int[]> counts = new LinkedHashMap<>();

  Calibration(SimulatedPool pool, int rounds) {
    this.pool = pool;
    this.rounds = rounds;
  }

  /** Statement by statement how often it was made, and how often it was false. */
  Map<String, int[]> counts() {
    return counts;
  }

  /** The chance of so many false ones or more if as many are false as is said. */
  double chance(String statement) {
    int[] count = counts.get(statement);
    return chance(count[0], count[1], allowed(statement));
  }

  static double chance(int made, int wrong, double allowed) {
    return wrong == 0 ? 1 : BinomialDistribution.of(made, allowed).survivalProbability(wrong - 1);
  }

  private void count(String statement, boolean right) {
    int[] count = counts.computeIfAbsent(statement, _ -> new int[2]);
    count[0]++;
    count[1] += right ? 0 : 1;
  }

  private static int[] pair(long number) {
    int[][] pairs = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    return pairs[(int) (number % pairs.length)];
  }

  private boolean better(Claim claim) {
    return pool.truth(claim.better(), claim.worse()) > 0.5;
  }

  private boolean honest(Report report) {
    return report.claims().stream().noneMatch(claim -> claim.holds() && !better(claim));
  }

  /** What is quickly computed. */
  Report scores(long number, boolean repeatsShow) {
    var report = pool.tournament(rounds, 1_000 + number, repeatsShow);
    int[] pair = pair(number);
    var evidence = report.evidence(pair[0], pair[1]);
    double truth = pool.truth(pair[0], pair[1]);
    if (evidence.enough()) {
      count("score intervals", evidence.interval().contains(truth));
      double elo = Elo.difference(truth);
      count("Elo intervals", evidence.elo().low() <= elo && elo <= evidence.elo().high());
      count("a likelihood of 97.5 % or more", likely(truth, evidence.superiority()));
      var wins = report.winsInterval(pair[0], pair[1]);
      count(
          "intervals of a seat's wins", wins == null || wins.contains(pool.wins(pair[0], pair[1])));
    }
    count("any claim \"better than\"", honest(report));
    var first = report.firstMover();
    count("interval of moving first", first.interval().contains(pool.firstMover()));
    if (pool.firstMover() == 0.5) {
      count("claim that moving first matters", first.probability() > allowed(""));
    }
    return report;
  }

  /** What takes draws. */
  void ratings(Report report, long number) {
    int player = (int) (number % SimulatedPool.PLAYERS);
    if (pool.rated()) {
      var interval = report.ratings().interval(player);
      if (report.ratings().enough(player)) {
        count("rating intervals", interval.contains(pool.rating(player)));
      }
      if (number % 2 == 1) {
        anchored(report, 1 + (int) (number % (SimulatedPool.PLAYERS - 1)));
      }
      var fit = report.fit();
      if (fit != null && fit.probability() != null) {
        count("claim that ratings do not fit", !report.misfits());
      }
    }
    int[] pair = pair(number);
    if (pool.rated()) {
      double superiority = report.ratings().superiority(pair[0], pair[1]);
      double truth = pool.truth(pair[0], pair[1]);
      count("a joint likelihood of 97.5 % or more", likely(truth, superiority));
    }
    var nash = report.nash();
    if (nash != null) {
      count("Nash shares", contains(nash.intervals()[player], pool.share(player)));
    }
  }

  /** Ratings above the weakest. */
  private void anchored(Report report, int player) {
    var ratings = Ratings.of(report.standings().pool(), 0, 0, report.plan().seed());
    if (ratings.enough(player)) {
      double truth = pool.rating(player) - pool.rating(0);
      count("rating intervals above the weakest", ratings.interval(player).contains(truth));
    }
  }

  /** Whether a likelihood does not speak for the wrong one, or of equals for the first. */
  private static boolean likely(double truth, double superiority) {
    return (truth > 0.5 ? 1 - superiority : superiority) < 1 - allowed("97.5");
  }

  /** How often a statement may be false. */
  static double allowed(String statement) {
    return statement.contains("97.5") ? 0.025 : 0.05;
  }

  private static boolean contains(Interval interval, double value) {
    return interval.low() - 1e-3 <= value && value <= interval.high() + 1e-3;
  }

  /** Runs that end when they know. */
  void until(Goal goal, long number) {
    var report = pool.until(goal, rounds, 1_000 + number);
    String run = goal == Goal.BEST ? "--until best: " : "--until ranks: ";
    count(run + "any claim", honest(report));
    int[] pair = pair(number);
    var evidence = report.evidence(pair[0], pair[1]);
    if (evidence.enough()) {
      boolean right = evidence.interval().contains(pool.truth(pair[0], pair[1]));
      count(run + "score intervals", right);
    }
  }
}
