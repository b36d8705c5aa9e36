package plyground.arena.stats;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import plyground.core.SplitMix;

/**
 * The ratings of a pool on Elo's scale, with intervals from drawing its starts again. One player,
 * the anchor, has a given rating; where there is none, the ratings' mean is 0.
 *
 * <p>Starts get random weights (Rubin's Bayesian bootstrap, 1981), the same for all pairings, so
 * that what they share is drawn together. Each draw is fitted twice: with one more start from which
 * everybody who is ahead of another lost to it, and with one from which they won. The interval
 * takes the wider end of both, as Clopper and Pearson's does, and so holds where little was lost.
 * Pairings with too little evidence are part of the ratings and not of the draws: by how much they
 * might have come out otherwise is not known.
 */
public final class Ratings {
  private static final int DRAWS = 1_000;
  private static final double TAIL = 0.025;

  /** Where somebody won or lost everything, strengths are within some 1,000 points. */
  private static final double PRIOR = Math.pow(BradleyTerry.POINTS / 1000, 2);

  /** Elsewhere games alone decide; this only says where zero is. */
  private static final double NO_PRIOR = 1e-7;

  /** Says that no player is the anchor. */
  public static final int NO_ANCHOR = -1;

  private final Pool pool;
  private final int anchor;
  private final double anchorRating;
  private final long seed;

  private final boolean[][] reach;
  private final double[] fit;

  /** The points of pairings with enough evidence, and where these lead. */
  private final double[][] tested;

  private final boolean[][] testedReach;

  /** Draw by draw the strengths, first with the upsets, then with the confirmations. */
  private final double[][] drawn = new double[2 * DRAWS][];

  private Ratings(Pool pool, int anchor, double anchorRating, long seed) {
    this.pool = pool;
    this.anchor = anchor;
    this.anchorRating = anchorRating;
    this.seed = seed;
    double[] all = new double[pool.groups()];
    Arrays.fill(all, 1);
    double[][] points = pool.points(all);
    reach = reach(points);
    double precision = whole(reach) ? NO_PRIOR : PRIOR;
    fit = new BradleyTerry(points, precision).fit(new double[pool.players()]);
    tested = pool.testedPoints(all);
    testedReach = reach(tested);
    draw(whole(testedReach) ? NO_PRIOR : PRIOR, new SplitMix(seed));
  }

  /** Fits ratings to all pairs; the seed is that of the bootstrap. */
  public static Ratings of(Pool pool, int anchor, double anchorRating, long seed) {
    return new Ratings(pool, anchor, anchorRating, seed);
  }

  /** For every two players whether points lead from one down to the other. */
  private static boolean[][] reach(double[][] points) {
    boolean[][] took = new boolean[points.length][points.length];
    for (int a = 0; a < points.length; a++) {
      for (int b = 0; b < points.length; b++) {
        took[a][b] = points[a][b] > 0;
      }
    }
    boolean[][] reach = new boolean[points.length][];
    Arrays.setAll(reach, player -> Reach.from(took, player));
    return reach;
  }

  private static boolean whole(boolean[][] reach) {
    for (boolean[] row : reach) {
      for (boolean each : row) {
        if (!each) {
          return false;
        }
      }
    }
    return true;
  }

  private void draw(double precision, SplitMix random) {
    double shape = pool.freshness();
    for (int i = 0; i < DRAWS; i++) {
      double[] weights = new double[pool.groups()];
      Arrays.setAll(weights, _ -> gamma(shape, random) / shape);
      double[][] again = pool.testedPoints(weights);
      double more = gamma(1, random);
      drawn[i] = fit(again, more, -1, precision);
      drawn[DRAWS + i] = fit(again, more, 1, precision);
    }
  }

  private double[] fit(double[][] again, double more, int sign, double precision) {
    return new BradleyTerry(withOneMore(again, tested, more, sign), precision).fit(fit);
  }

  /**
   * A draw with one more start, won or lost by all who are ahead.
   *
   * @param more what it weighs
   * @param sign 1 if they win, -1 if they lose
   */
  static double[][] withOneMore(double[][] again, double[][] points, double more, int sign) {
    int n = points.length;
    double[][] with = new double[n][];
    Arrays.setAll(with, player -> again[player].clone());
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        double ahead = sign * (points[a][b] - points[b][a]);
        if (points[a][b] + points[b][a] > 0) {
          with[a][b] += ahead > 0 ? more : ahead < 0 ? 0 : more / 2;
        }
      }
    }
    return with;
  }

  /** A draw from the gamma distribution (Marsaglia and Tsang 2000). */
  static double gamma(double shape, SplitMix random) {
    if (shape == 1) {
      return -Math.log1p(-random.nextDouble());
    }
    double d = shape + 1 - 1 / 3.0;
    double c = 1 / Math.sqrt(9 * d);
    while (true) {
      double x = random.nextGaussian();
      double v = Math.pow(1 + c * x, 3);
      if (v > 0 && Math.log1p(-random.nextDouble()) < x * x / 2 + d * (1 - v + Math.log(v))) {
        return d * v * Math.pow(1 - random.nextDouble(), 1 / shape);
      }
    }
  }

  /** What a player is rated. */
  public double rating(int player) {
    return rating(fit, player);
  }

  /** Where the true rating is, 95 times of 100; infinite on a side where nothing bounds it. */
  public Interval interval(int player) {
    var drawn = interval(strengths -> rating(strengths, player));
    double rating = rating(player);
    return new Interval(
        bounded(testedReach, player, false)
            ? Math.min(rating, drawn.low())
            : Double.NEGATIVE_INFINITY,
        bounded(testedReach, player, true)
            ? Math.max(rating, drawn.high())
            : Double.POSITIVE_INFINITY);
  }

  /**
   * Whether enough distinct pairs were played to say how sure a player's rating is: pairings with
   * enough evidence link it to the anchor, or to everybody where zero is the mean of all. Never
   * where results decided who played how much, which drawing starts again does not know of.
   */
  public boolean enough(int player) {
    if (pool.sequential()) {
      return false;
    }
    boolean[] linked = Reach.from(pool.linked(Evidence.FEWEST), player);
    if (anchor != NO_ANCHOR && anchor != player) {
      return linked[anchor];
    }
    int others = 0;
    for (boolean each : linked) {
      others += each ? 1 : 0;
    }
    return anchor == player ? others > 1 : others == linked.length;
  }

  /**
   * Whether somebody's points hold a rating from above or below: those of the anchor, or else of
   * anybody.
   */
  private boolean bounded(boolean[][] reach, int player, boolean above) {
    if (player == anchor) {
      return true;
    }
    for (int other = 0; other < pool.players(); other++) {
      boolean counts = other != player && (anchor == NO_ANCHOR || other == anchor);
      if (counts && (above ? reach[other][player] : reach[player][other])) {
        return true;
      }
    }
    return false;
  }

  /** Whether a player won or lost all that leads to others, so that its rating is only assumed. */
  public boolean unbounded(int player) {
    return !(bounded(reach, player, true) && bounded(reach, player, false));
  }

  /** The score the ratings expect of a player against another. */
  public double expected(int player, int against) {
    return BradleyTerry.expected(fit[player] - fit[against]);
  }

  /**
   * Whether one number a player explains the results; null where somebody won everything, or where
   * results decided who played how much.
   */
  public @Nullable FitTest fitTest() {
    return pool.sequential() || !whole(testedReach)
        ? null
        : FitTest.of(pool, new BradleyTerry(tested, NO_PRIOR).fit(fit));
  }

  /** Shares in the mixture that nobody beats; null where not everybody met everybody. */
  public @Nullable NashShares nash() {
    return NashShares.of(pool, seed);
  }

  /**
   * In how much of the draws one player was rated above another; one more draw is taken for either,
   * since draws that all agree are no proof that all others would.
   */
  public double superiority(int player, int over) {
    long above = Arrays.stream(drawn).filter(each -> each[player] > each[over]).count();
    return (above + 1) / (drawn.length + 2.0);
  }

  private double rating(double[] strengths, int player) {
    double zero =
        anchor == NO_ANCHOR ? Arrays.stream(strengths).average().orElse(0) : strengths[anchor];
    return anchorRating + BradleyTerry.POINTS * (strengths[player] - zero);
  }

  private Interval interval(ToDoubleFunction<double[]> statistic) {
    double[] upsets = sorted(0, statistic);
    double[] confirmed = sorted(DRAWS, statistic);
    return new Interval(
        Math.min(quantile(upsets, TAIL), quantile(confirmed, TAIL)),
        Math.max(quantile(upsets, 1 - TAIL), quantile(confirmed, 1 - TAIL)));
  }

  private double[] sorted(int from, ToDoubleFunction<double[]> statistic) {
    return Arrays.stream(drawn, from, from + DRAWS).mapToDouble(statistic).sorted().toArray();
  }

  static double quantile(double[] sorted, double share) {
    double at = share * (sorted.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }
}
