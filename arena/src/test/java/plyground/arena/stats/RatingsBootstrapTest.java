package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;

/**
 * Intervals of ratings against a slow twin that shares no line with them: whole starts are drawn
 * with replacement (Efron's bootstrap), and every draw is fitted by Zermelo's iteration.
 */
final class RatingsBootstrapTest {
  private static final int PLAYERS = 4;
  private static final int STARTS = 120;
  private static final int DRAWS = 1_500;

  /** Half points of a over b, start by start; a start favours somebody against everybody. */
  private static int[][][] results(SplitMix random) {
    int[][][] results = new int[STARTS][PLAYERS][PLAYERS];
    for (int[][] start : results) {
      double[] day = new double[PLAYERS];
      Arrays.setAll(day, player -> 0.25 * player + 0.8 * random.nextGaussian());
      for (int a = 0; a < PLAYERS; a++) {
        for (int b = a + 1; b < PLAYERS; b++) {
          double chance = 1 / (1 + Math.exp(day[b] - day[a]));
          for (int game = 0; game < 2; game++) {
            boolean drawn = random.nextInt(5) == 0;
            start[a][b] += drawn ? 1 : random.nextDouble() < chance ? 2 : 0;
          }
        }
      }
    }
    return results;
  }

  private static double[] zermelo(int[][][] results, int... starts) {
    double[][] points = new double[PLAYERS][PLAYERS];
    for (int start : starts) {
      for (int a = 0; a < PLAYERS; a++) {
        for (int b = a + 1; b < PLAYERS; b++) {
          points[a][b] += results[start][a][b] / 4.0;
          points[b][a] += 1 - results[start][a][b] / 4.0;
        }
      }
    }
    double[] worth = new double[PLAYERS];
    Arrays.fill(worth, 1);
    for (int round = 0; round < 60; round++) {
      double[] next = new double[PLAYERS];
      for (int a = 0; a < PLAYERS; a++) {
        double taken = 0;
        double expected = 0;
        for (int b = 0; b < PLAYERS; b++) {
          taken += points[a][b];
          expected += b == a ? 0 : starts.length / (worth[a] + worth[b]);
        }
        next[a] = taken / expected;
      }
      worth = next;
    }
    double mean = Arrays.stream(worth).map(Math::log).average().orElseThrow();
    return Arrays.stream(worth).map(each -> 400 / Math.log(10) * (Math.log(each) - mean)).toArray();
  }

  private static double width(double[][] drawn, int player) {
    double[] sorted = Arrays.stream(drawn).mapToDouble(each -> each[player]).sorted().toArray();
    return sorted[(int) (0.975 * DRAWS)] - sorted[(int) (0.025 * DRAWS)];
  }

  @Test
  void drawingStartsWithReplacementSaysTheSame() {
    for (long seed = 1; seed <= 3; seed++) {
      var random = new SplitMix(seed);
      int[][][] results = results(random);
      var pool = new Pool(PLAYERS);
      for (int start = 0; start < STARTS; start++) {
        for (int a = 0; a < PLAYERS; a++) {
          for (int b = a + 1; b < PLAYERS; b++) {
            pool.add(a, b, start, results[start][a][b], 2, true);
          }
        }
      }
      var ratings = Ratings.of(pool, Ratings.NO_ANCHOR, 0, seed);
      int[] all = new int[STARTS];
      Arrays.setAll(all, start -> start);
      double[] fit = zermelo(results, all);
      double[][] drawn = new double[DRAWS][];
      Arrays.setAll(
          drawn,
          _ -> {
            int[] again = new int[STARTS];
            Arrays.setAll(again, _ -> random.nextInt(STARTS));
            return zermelo(results, again);
          });
      for (int player = 0; player < PLAYERS; player++) {
        var interval = ratings.interval(player);
        double width = width(drawn, player);
        assertThat(ratings.rating(player)).as("seed %d", seed).isCloseTo(fit[player], within(0.01));
        // An upset start more makes ours a little wider.
        assertThat(interval.high() - interval.low())
            .as("seed %d, player %d", seed, player)
            .isBetween(0.93 * width, 1.2 * width);
      }
      for (int a = 0; a < PLAYERS; a++) {
        int other = (a + 1) % PLAYERS;
        int player = a;
        double above =
            Arrays.stream(drawn).filter(each -> each[player] > each[other]).count()
                / (double) DRAWS;
        assertThat(ratings.superiority(a, other))
            .as("seed %d, player %d", seed, player)
            .isCloseTo(above, within(0.05));
      }
    }
  }
}
