package plyground.arena.stats;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plyground.core.SplitMix;

/**
 * The mixture of a pool's players that nobody beats, with intervals from drawing its starts again,
 * and what everybody scores against it.
 *
 * @param shares of the players in it
 * @param intervals where the true shares are, 95 times of 100
 * @param scores against the mixture
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record NashShares(double[] shares, Interval[] intervals, double[] scores) {
  private static final int DRAWS = 200;
  private static final double TAIL = 0.025;
  private static final double NOTHING = 1e-6;

  /** Null where some two have too little evidence, or results decided who played how much. */
  static @Nullable NashShares of(Pool pool, long seed) {
    int players = pool.players();
    if (players < 3 || pool.sequential() || !complete(pool)) {
      return null;
    }
    double[] all = new double[pool.groups()];
    Arrays.fill(all, 1);
    double[][] points = pool.points(all);
    double[][] advantage = advantage(points);
    double[] shares = Arrays.stream(Nash.shares(advantage)).map(NashShares::told).toArray();
    double[] scores =
        Arrays.stream(Nash.advantage(advantage, shares)).map(each -> each + 0.5).toArray();
    return new NashShares(shares, intervals(pool, points, new SplitMix(seed)), scores);
  }

  private static boolean complete(Pool pool) {
    for (int a = 0; a < pool.players(); a++) {
      for (int b = a + 1; b < pool.players(); b++) {
        if (!pool.between(a, b).enough()) {
          return false;
        }
      }
    }
    return true;
  }

  private static double[][] advantage(double[][] points) {
    int players = points.length;
    double[][] advantage = new double[players][players];
    for (int a = 0; a < players; a++) {
      for (int b = 0; b < players; b++) {
        double pairs = points[a][b] + points[b][a];
        advantage[a][b] = pairs == 0 ? 0 : points[a][b] / pairs - 0.5;
      }
    }
    return advantage;
  }

  /** As for ratings, with one more start that upsets what was seen, and with one that does not. */
  private static Interval[] intervals(Pool pool, double[][] points, SplitMix random) {
    double shape = pool.freshness();
    double[][] upsets = new double[pool.players()][DRAWS];
    double[][] confirmed = new double[pool.players()][DRAWS];
    for (int draw = 0; draw < DRAWS; draw++) {
      double[] weights = new double[pool.groups()];
      Arrays.setAll(weights, _ -> Ratings.gamma(shape, random) / shape);
      double[][] again = pool.points(weights);
      double more = Ratings.gamma(1, random);
      put(upsets, draw, Nash.shares(advantage(Ratings.withOneMore(again, points, more, -1))));
      put(confirmed, draw, Nash.shares(advantage(Ratings.withOneMore(again, points, more, 1))));
    }
    var intervals = new Interval[pool.players()];
    Arrays.setAll(intervals, player -> wider(upsets[player], confirmed[player]));
    return intervals;
  }

  private static void put(double[][] drawn, int draw, double... shares) {
    for (int player = 0; player < shares.length; player++) {
      drawn[player][draw] = shares[player];
    }
  }

  private static Interval wider(double[] one, double[] other) {
    Arrays.sort(one);
    Arrays.sort(other);
    return new Interval(
        told(Math.min(Ratings.quantile(one, TAIL), Ratings.quantile(other, TAIL))),
        told(Math.max(Ratings.quantile(one, 1 - TAIL), Ratings.quantile(other, 1 - TAIL))));
  }

  /** The search for the most even mixture comes near to no share at all and never there. */
  private static double told(double share) {
    return share < NOTHING ? 0 : share;
  }
}
