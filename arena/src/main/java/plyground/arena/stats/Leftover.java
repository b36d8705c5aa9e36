package plyground.arena.stats;

import java.util.Arrays;

/**
 * What ratings leave unexplained, start by start and pairing by pairing: the points beyond those
 * expected, less what these very points moved the ratings by. Nothing of pairings with too little
 * evidence.
 */
final class Leftover {
  /** Keeps the equations solvable: only differences of ratings mean anything. */
  private static final double ANCHORED = 1e-9;

  private final Pool pool;
  private final int players;

  /** Pairing by pairing, the lower number first: the expected score, and how fast it changes. */
  private final double[] expected;

  private final double[] weight;
  private final double[][] normal;

  Leftover(Pool pool, double... strengths) {
    this.pool = pool;
    players = pool.players();
    expected = new double[players * players];
    weight = new double[players * players];
    normal = new double[players][players];
    for (int a = 0; a < players; a++) {
      normal[a][a] += ANCHORED;
      for (int b = a + 1; b < players; b++) {
        int pairing = a * players + b;
        double score = BradleyTerry.expected(strengths[a] - strengths[b]);
        double pairs = pool.between(a, b).enough() ? pool.between(a, b).distinct() : 0;
        expected[pairing] = score;
        weight[pairing] = pairs * score * (1 - score);
        normal[a][a] += weight[pairing];
        normal[b][b] += weight[pairing];
        normal[a][b] -= weight[pairing];
        normal[b][a] -= weight[pairing];
      }
    }
  }

  /** The least that anybody is expected to take off another, in pairs. */
  double leastExpected() {
    double least = Double.POSITIVE_INFINITY;
    for (int pairing = 0; pairing < weight.length; pairing++) {
      double score = expected[pairing];
      if (weight[pairing] > 0) {
        // The weight is pairs times score times what is missing to one.
        least = Math.min(least, weight[pairing] / Math.max(score, 1 - score));
      }
    }
    return least;
  }

  /** A row for every group of starts, with a number for every pairing. */
  double[][] rows() {
    double[][] rows = new double[pool.groups()][];
    Arrays.setAll(rows, this::row);
    return rows;
  }

  private double[] row(int group) {
    double[] row = new double[players * players];
    double[] beyond = new double[players];
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        int pairing = a * players + b;
        double worth = weight[pairing] == 0 ? 0 : pool.worth(a, b);
        row[pairing] =
            worth * (pool.taken(group, a, b) - pool.pairs(group, a, b) * expected[pairing]);
        beyond[a] += row[pairing];
        beyond[b] -= row[pairing];
      }
    }
    double[] moved = Equations.solve(normal, beyond);
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        row[a * players + b] -= weight[a * players + b] * (moved[a] - moved[b]);
      }
    }
    return row;
  }

  /** The pairings that close a circle with earlier ones: all others follow from these. */
  int[] circles() {
    int[] part = new int[players];
    Arrays.setAll(part, player -> player);
    int[] circles = new int[players * players];
    int count = 0;
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        if (weight[a * players + b] == 0) {
          continue;
        }
        if (part[a] == part[b]) {
          circles[count++] = a * players + b;
        } else {
          merge(part, part[a], part[b]);
        }
      }
    }
    return Arrays.copyOf(circles, count);
  }

  private static void merge(int[] part, int one, int other) {
    for (int i = 0; i < part.length; i++) {
      part[i] = part[i] == other ? one : part[i];
    }
  }
}
