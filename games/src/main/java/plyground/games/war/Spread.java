package plyground.games.war;

import java.util.Arrays;

/**
 * Spreads the places of a drawing so that no two cities touch, wider than high unless it is a grid.
 * Where one narrow place would make everything large, that place is widened instead.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Spread(double[] x, double[] y) {
  /** How far apart the middles of two cities should be, in units of a square; the least will do. */
  private static final double APART = 1.12;

  private static final double LEAST = 0.9;
  private static final double ROOM = 1.4;
  private static final int ROUNDS = 150;

  /** The places, from half a square on. */
  static Spread of(Drawing drawing, boolean grid) {
    boolean standing = !grid && size(drawing.y) > 1.1 * size(drawing.x);
    var places =
        standing
            ? new Spread(drawing.y.clone(), drawing.x.clone())
            : new Spread(drawing.x.clone(), drawing.y.clone());
    places.scale();
    return places;
  }

  private static double size(double[] values) {
    return Arrays.stream(values).max().orElse(0) - Arrays.stream(values).min().orElse(0);
  }

  private void scale() {
    double size = Math.max(size(x), size(y));
    double clear = APART / nearest();
    double room = ROOM * APART * Math.sqrt(x.length);
    double scale = size > 0 ? Math.min(clear, room / size) : APART;
    for (int city = 0; city < x.length; city++) {
      x[city] *= scale;
      y[city] *= scale;
    }
    if (scale < clear) {
      widen();
    }
    move(x);
    move(y);
  }

  private double nearest() {
    double least = Layout.rounds(1, x.length) == 0 ? 0 : Double.MAX_VALUE;
    for (int one = 0; least > 0 && one < x.length; one++) {
      for (int other = one + 1; other < x.length; other++) {
        least = Math.min(least, Math.hypot(x[one] - x[other], y[one] - y[other]));
      }
    }
    return Math.max(least, 1e-6);
  }

  /** Pushes cities apart that are too near to each other, a little each time. */
  private void widen() {
    int rounds = Layout.rounds(ROUNDS, x.length);
    boolean pushed = true;
    for (int round = 0; round < rounds && pushed; round++) {
      pushed = false;
      for (int one = 0; one < x.length; one++) {
        for (int other = one + 1; other < x.length; other++) {
          pushed |= push(one, other);
        }
      }
    }
  }

  private boolean push(int one, int other) {
    double dx = x[other] - x[one];
    double dy = y[other] - y[one];
    double apart = Math.hypot(dx, dy);
    if (apart >= LEAST) {
      return false;
    }
    // Cities on one place go apart in a direction of their own.
    double right = apart > 1e-4 ? dx / apart : Math.cos(one);
    double down = apart > 1e-4 ? dy / apart : Math.sin(one);
    double by = (LEAST - apart) / 2 + 0.005;
    x[one] -= right * by;
    y[one] -= down * by;
    x[other] += right * by;
    y[other] += down * by;
    return true;
  }

  private static void move(double[] values) {
    double least = Arrays.stream(values).min().orElse(0);
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.round((values[i] - least + 0.5) * 100) / 100.0;
    }
  }
}
