package plyground.arena.stats;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import plyground.core.SplitMix;

/**
 * The ratings of a pool with intervals by bootstrap over pairs. One player, the anchor, has rating
 * 0; where there is none, the ratings' mean is 0.
 */
public final class Ratings {
  private static final int DRAWS = 200;
  private static final double TAIL = 0.025;

  /** Says that no player is the anchor. */
  public static final int NO_ANCHOR = -1;

  private final int anchor;
  private final int players;
  private final BradleyTerry fit;
  private final BradleyTerry[] drawn;

  private Ratings(int anchor, int players, BradleyTerry fit, BradleyTerry[] drawn) {
    this.anchor = anchor;
    this.players = players;
    this.fit = fit;
    this.drawn = drawn;
  }

  public static Ratings of(Pool pool, int anchor, long seed) {
    var random = new SplitMix(seed);
    var fit = BradleyTerry.fit(pool.games());
    var drawn = new BradleyTerry[DRAWS];
    for (int i = 0; i < DRAWS; i++) {
      drawn[i] = fit.refit(pool.draw(random).games());
    }
    return new Ratings(anchor, pool.players(), fit, drawn);
  }

  public double rating(int player) {
    return rating(fit, player);
  }

  public Interval interval(int player) {
    return interval(each -> rating(each, player));
  }

  /** What moving first is worth in points. */
  public double seatAdvantage() {
    return fit.seatAdvantage();
  }

  public Interval seatAdvantageInterval() {
    return interval(BradleyTerry::seatAdvantage);
  }

  /** In how many of the draws one player was rated above another. */
  public double superiority(int player, int over) {
    return Arrays.stream(drawn).filter(each -> each.rating(player) > each.rating(over)).count()
        / (double) drawn.length;
  }

  private double rating(BradleyTerry model, int player) {
    double zero = 0;
    if (anchor == NO_ANCHOR) {
      for (int i = 0; i < players; i++) {
        zero += model.rating(i) / players;
      }
    } else {
      zero = model.rating(anchor);
    }
    return model.rating(player) - zero;
  }

  private Interval interval(ToDoubleFunction<BradleyTerry> statistic) {
    double[] values = Arrays.stream(drawn).mapToDouble(statistic).sorted().toArray();
    return new Interval(Bootstrap.quantile(values, TAIL), Bootstrap.quantile(values, 1 - TAIL));
  }
}
