package plyground.arena.stats;

import java.util.Arrays;

/**
 * Strengths of a pool from the points its players took off each other: Bradley and Terry's model,
 * in which the expected score over both seats is the logistic function of the difference. So two
 * players' ratings differ by the Elo of their score, draws or no draws. Fitted by Newton's method;
 * the likelihood has one maximum.
 */
final class BradleyTerry {
  /** Elo's points in one unit of strength. */
  static final double POINTS = 400 / Math.log(10);

  private static final int ROUNDS = 100;
  private static final double PRECISE = 1e-9;

  private final double[][] points;
  private final double precision;

  /**
   * @param points for every two players what the row took off the column, in pairs: both entries
   *     together are the pairs they played
   * @param precision of a normal prior with mean 0 for every strength, above 0
   */
  BradleyTerry(double[][] points, double precision) {
    this.points = points;
    this.precision = precision;
  }

  /** The score expected at a difference in strength. */
  static double expected(double difference) {
    return 1 / (1 + Math.exp(-difference));
  }

  /** The strengths that make the points most likely, sought from these on. */
  double[] fit(double[] start) {
    double[] at = start.clone();
    double value = value(at);
    for (int round = 0; round < ROUNDS; round++) {
      double[] step = newtonStep(at);
      double size = 1;
      double[] next = moved(at, step, size);
      double better = value(next);
      while (better < value - PRECISE && size > 1e-6) {
        size /= 2;
        next = moved(at, step, size);
        better = value(next);
      }
      double change = Arrays.stream(step).map(Math::abs).max().orElse(0) * size;
      at = next;
      value = better;
      if (change < PRECISE) {
        break;
      }
    }
    return at;
  }

  private static double[] moved(double[] from, double[] step, double size) {
    double[] to = from.clone();
    for (int i = 0; i < to.length; i++) {
      to[i] += size * step[i];
    }
    return to;
  }

  /** The logarithm of the likelihood, times the prior. */
  private double value(double[] at) {
    double sum = 0;
    for (int a = 0; a < at.length; a++) {
      for (int b = 0; b < at.length; b++) {
        if (points[a][b] > 0) {
          sum -= points[a][b] * softPlus(at[b] - at[a]);
        }
      }
      sum -= precision * at[a] * at[a] / 2;
    }
    return sum;
  }

  /** log(1 + e^x) without overflow. */
  private static double softPlus(double x) {
    return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
  }

  /** From here to the top of the parabola that touches the likelihood here. */
  private double[] newtonStep(double[] at) {
    int n = at.length;
    double[] gradient = new double[n];
    for (int a = 0; a < n; a++) {
      gradient[a] -= precision * at[a];
      for (int b = a + 1; b < n; b++) {
        double pairs = points[a][b] + points[b][a];
        if (pairs > 0) {
          double slope = points[a][b] - pairs * expected(at[a] - at[b]);
          gradient[a] += slope;
          gradient[b] -= slope;
        }
      }
    }
    return Equations.solve(curvature(at), gradient);
  }

  /** How sharply the likelihood bends here: what the points tell of each strength, and of two. */
  double[][] curvature(double[] at) {
    int n = at.length;
    double[][] curvature = new double[n][n];
    for (int a = 0; a < n; a++) {
      curvature[a][a] += precision;
      for (int b = a + 1; b < n; b++) {
        double pairs = points[a][b] + points[b][a];
        if (pairs > 0) {
          double score = expected(at[a] - at[b]);
          double bend = pairs * score * (1 - score);
          curvature[a][a] += bend;
          curvature[b][b] += bend;
          curvature[a][b] -= bend;
          curvature[b][a] -= bend;
        }
      }
    }
    return curvature;
  }
}
