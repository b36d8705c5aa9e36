package plyground.arena.plot;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;

/**
 * The scale of a plot: from where to where, and how its numbers are written.
 *
 * @param title what is measured, with its unit
 */
public record Axis(String title, double low, double high, DoubleFunction<String> words) {
  private static final int MOST_TICKS = 6;

  public Axis {
    if (!(low < high)) {
      throw new IllegalArgumentException("an axis from " + low + " to " + high);
    }
  }

  /** Shares from none to all, written as percentages. */
  public static Axis shares(String title) {
    return new Axis(title, 0, 1, Axis::percent);
  }

  /** All these values with a little room; values that are not numbers do not count. */
  public static Axis over(String title, double... values) {
    var finite = Arrays.stream(values).filter(Double::isFinite).summaryStatistics();
    if (finite.getCount() == 0) {
      return new Axis(title, 0, 1, Axis::plain);
    }
    double room = Math.max((finite.getMax() - finite.getMin()) / 20, 1e-6);
    double step = step(finite.getMax() - finite.getMin() + 2 * room);
    double low = step * Math.floor((finite.getMin() - room) / step);
    double high = step * Math.ceil((finite.getMax() + room) / step);
    return new Axis(title, low, high, Axis::plain);
  }

  /** From zero to a little more than the largest of these. */
  public static Axis upTo(String title, double... values) {
    double most = Arrays.stream(values).filter(Double::isFinite).max().orElse(1);
    double step = step(Math.max(most, 1e-6));
    return new Axis(title, 0, step * Math.max(1, Math.ceil(most / step)), Axis::plain);
  }

  public static String percent(double share) {
    return plain(100 * share) + " %";
  }

  /** At most three places, no zeros at the end. */
  public static String plain(double value) {
    String text = String.format(Locale.ROOT, "%.3f", value);
    String bare = new BigDecimal(text).stripTrailingZeros().toPlainString();
    return bare.replace('-', '\u2212');
  }

  /** A step of 1, 2 or 5 times a power of ten. */
  private static double step(double length) {
    double least = length / MOST_TICKS;
    double ten = Math.pow(10, Math.floor(Math.log10(least)));
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * ten >= least * (1 - 1e-9)) {
        return factor * ten;
      }
    }
    return 10 * ten;
  }

  /** Round numbers on the scale. */
  List<Double> ticks() {
    double step = step(high - low);
    var ticks = new ArrayList<Double>();
    long last = Math.round(Math.floor(high / step + 1e-9));
    for (long i = Math.round(Math.ceil(low / step - 1e-9)); i <= last; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  /** How far up the scale a value is, from 0 to 1; values off the scale are on its ends. */
  double share(double value) {
    return Math.clamp((value - low) / (high - low), 0, 1);
  }
}
