package plyground.arena.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A stretch of numbers laid on a stretch of the picture, with ticks at round numbers. */
record Axis(double low, double high, double from, double to) {
  private static final int TICKS = 6;

  /** One that holds all of the values with a little room. */
  static Axis around(double least, double most, double from, double to) {
    double room = most > least ? (most - least) * 0.04 : Math.max(1, Math.abs(most) * 0.1);
    return new Axis(least - room, most + room, from, to);
  }

  double at(double value) {
    return from + (value - low) / (high - low) * (to - from);
  }

  List<Double> ticks() {
    double rough = (high - low) / TICKS;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = power;
    for (double factor : new double[] {1, 2, 5, 10}) {
      if (factor * power >= rough) {
        step = factor * power;
        break;
      }
    }
    var ticks = new ArrayList<Double>();
    for (double tick = Math.ceil(low / step) * step; tick <= high; tick += step) {
      ticks.add(Math.abs(tick) < step / 1e6 ? 0 : tick);
    }
    return ticks;
  }

  static String label(double value) {
    return Math.abs(value - Math.rint(value)) < 1e-9
        ? String.format(Locale.ROOT, "%,d", Math.round(value))
        : String.format(Locale.ROOT, "%.2f", value).replaceAll("0+$", "");
  }
}
