package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

/** The fit against two slow twins: Zermelo's iteration (1929), and plain uphill steps. */
final class BradleyTerryTest {
  private static double[][] points(int players, boolean all, SplitMix random) {
    double[][] points = new double[players][players];
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        // Neighbours always meet, so that all are linked; some points for either.
        if (all || b == a + 1 || random.nextInt(2) == 0) {
          points[a][b] = 0.25 + random.nextInt(40) / 4.0;
          points[b][a] = 0.25 + random.nextInt(40) / 4.0;
        }
      }
    }
    return points;
  }

  /** A player is as strong as its points over what one point of strength earned everywhere. */
  private static double[] zermelo(double[][] points) {
    int n = points.length;
    double[] worth = new double[n];
    java.util.Arrays.fill(worth, 1);
    for (int round = 0; round < 40_000; round++) {
      double[] next = new double[n];
      double product = 0;
      for (int a = 0; a < n; a++) {
        double taken = 0;
        double expected = 0;
        for (int b = 0; b < n; b++) {
          taken += points[a][b];
          expected += (points[a][b] + points[b][a]) / (worth[a] + worth[b]);
        }
        next[a] = taken / expected;
        product += Math.log(next[a]) / n;
      }
      for (int a = 0; a < n; a++) {
        worth[a] = next[a] / Math.exp(product);
      }
    }
    double[] strengths = new double[n];
    java.util.Arrays.setAll(strengths, player -> Math.log(worth[player]));
    return strengths;
  }

  @Test
  void isZermelosFit() {
    for (long seed = 1; seed <= 12; seed++) {
      var random = new SplitMix(seed);
      int players = 2 + random.nextInt(4);
      double[][] points = points(players, seed % 2 == 0, random);
      double[] fit = new BradleyTerry(points, 1e-7).fit(new double[players]);
      double[] twin = zermelo(points);
      for (int player = 0; player < players; player++) {
        assertThat(fit[player] - fit[0])
            .as("seed %d, player %d", seed, player)
            .isCloseTo(twin[player] - twin[0], within(1e-4));
      }
    }
  }

  /** With a prior, also where somebody won everything. */
  @Test
  void isTheTopOfTheHill() {
    for (long seed = 1; seed <= 12; seed++) {
      var random = new SplitMix(seed);
      int players = 2 + random.nextInt(4);
      double[][] points = points(players, false, random);
      for (int b = 1; b < players; b++) {
        points[b][0] = 0;
      }
      double prior = 0.03 + random.nextDouble();
      double[] fit = new BradleyTerry(points, prior).fit(new double[players]);
      double[] uphill = uphill(points, prior);
      for (int player = 0; player < players; player++) {
        assertThat(fit[player])
            .as("seed %d, player %d", seed, player)
            .isCloseTo(uphill[player], within(1e-5));
      }
    }
  }

  private static double[] uphill(double[][] points, double prior) {
    int n = points.length;
    double[] at = new double[n];
    for (int step = 0; step < 60_000; step++) {
      double[] slope = new double[n];
      for (int a = 0; a < n; a++) {
        slope[a] = -prior * at[a];
        for (int b = 0; b < n; b++) {
          double against = 1 / (1 + Math.exp(at[a] - at[b]));
          slope[a] += points[a][b] * against - points[b][a] * (1 - against);
        }
      }
      for (int a = 0; a < n; a++) {
        at[a] += 0.02 * slope[a];
      }
    }
    return at;
  }
}
