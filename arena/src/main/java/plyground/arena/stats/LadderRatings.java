package plyground.arena.stats;

import java.util.Arrays;
import java.util.List;

/**
 * The ratings of many players of whom each met a few: Bradley and Terry's model as in {@link
 * Ratings}. Nothing is drawn again: intervals come from how sharply the likelihood bends (a normal
 * approximation at its top) and from how much pairs scatter around what was expected (Wedderburn's
 * quasi-likelihood, 1974), which takes milliseconds where drawing again would take minutes. Two
 * games of a pair may share their luck or not: the scatter tells.
 */
public final class LadderRatings {
  /** How far strengths lie apart before anything is known, in Elo's points. */
  private static final double SPREAD = 600;

  /** That counts as much as so many players. */
  private static final int SUPPOSED = 4;

  private static final int ROUNDS = 5;

  /** No luck is so even that less could be believed. */
  private static final double LEAST_SCATTER = 0.25;

  private static final double NORMAL_95 = 1.959964;

  /**
   * All pairs of two players.
   *
   * @param pairs played
   * @param halfPoints that the first named took, at most four a pair
   * @param squares of the half points of each pair, added up
   * @param distinct how many of the pairs differ; what repeats tells nothing new
   */
  public record Meeting(int a, int b, int pairs, int halfPoints, int squares, int distinct) {}

  private final double[] strengths;
  private final double[][] covariance;
  private final int anchor;
  private final double meanVariance;

  private LadderRatings(double[] strengths, double[][] covariance, int anchor) {
    this.strengths = strengths;
    this.covariance = covariance;
    this.anchor = anchor;
    meanVariance = Arrays.stream(covariance).mapToDouble(LadderRatings::mean).average().orElse(0);
  }

  /**
   * Fits ratings to who met whom.
   *
   * @param anchor who is rated 0; {@link Ratings#NO_ANCHOR} for the mean of all
   */
  public static LadderRatings of(int players, List<Meeting> meetings, int anchor) {
    double[][] points = new double[players][players];
    for (var each : meetings) {
      double worth = (double) each.distinct() / each.pairs();
      double taken = each.halfPoints() / (PairCounts.SCORES - 1.0);
      points[each.a()][each.b()] += worth * taken;
      points[each.b()][each.a()] += worth * (each.pairs() - taken);
    }
    return fit(points, meetings, anchor);
  }

  /**
   * Few games make the strong look stronger and the weak weaker than they are, so strengths are
   * taken to be drawn from a normal distribution, whose width is found from the players themselves
   * (empirical Bayes, by expectation and maximisation).
   */
  private static LadderRatings fit(double[][] points, List<Meeting> meetings, int anchor) {
    int players = points.length;
    double first = Math.pow(SPREAD / BradleyTerry.POINTS, 2);
    double spread = first;
    double scatter = 1;
    double[] fit = new double[players];
    double[][] covariance = new double[players][players];
    for (int round = 0; round < ROUNDS; round++) {
      var model = new BradleyTerry(points, scatter / spread);
      fit = model.fit(fit);
      covariance = Equations.inverse(model.curvature(fit));
      scatter = scatter(meetings, fit);
      double sum = SUPPOSED * first;
      for (int i = 0; i < players; i++) {
        sum += fit[i] * fit[i] + covariance[i][i] * scatter;
      }
      spread = sum / (players + SUPPOSED);
    }
    return new LadderRatings(fit, scaled(covariance, scatter), anchor);
  }

  private static double[][] scaled(double[][] matrix, double factor) {
    for (double[] row : matrix) {
      Arrays.setAll(row, i -> row[i] * factor);
    }
    return matrix;
  }

  /** How far pairs are from what was expected, beside all or nothing in each; at most 1. */
  private static double scatter(List<Meeting> meetings, double[] fit) {
    double found = 0;
    double all = 0;
    double pairs = 0;
    double most = PairCounts.SCORES - 1.0;
    for (var each : meetings) {
      double expected = BradleyTerry.expected(fit[each.a()] - fit[each.b()]);
      double squares =
          each.squares() / (most * most)
              - 2 * expected * each.halfPoints() / most
              + each.pairs() * expected * expected;
      found += squares * each.distinct() / each.pairs();
      all += each.distinct() * expected * (1 - expected);
      pairs += each.distinct();
    }
    double free = pairs - fit.length;
    return free < fit.length ? 1 : Math.clamp(found / all * pairs / free, LEAST_SCATTER, 1);
  }

  /** What a player is rated. */
  public double rating(int player) {
    return BradleyTerry.POINTS * (strengths[player] - zero());
  }

  private double zero() {
    return anchor == Ratings.NO_ANCHOR
        ? Arrays.stream(strengths).average().orElse(0)
        : strengths[anchor];
  }

  /** Where the true rating is, 95 times of 100. */
  public Interval interval(int player) {
    double variance =
        anchor == Ratings.NO_ANCHOR
            ? covariance[player][player] + meanVariance - 2 * mean(covariance[player])
            : covariance[player][player]
                + covariance[anchor][anchor]
                - 2 * covariance[player][anchor];
    double reach = NORMAL_95 * BradleyTerry.POINTS * Math.sqrt(Math.max(0, variance));
    return new Interval(rating(player) - reach, rating(player) + reach);
  }

  private static double mean(double[] row) {
    return Arrays.stream(row).average().orElse(0);
  }
}
