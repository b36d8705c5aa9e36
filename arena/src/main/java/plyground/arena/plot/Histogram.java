package plyground.arena.plot;

import java.util.Locale;
import java.util.function.IntToLongFunction;

/** How often whole numbers came up. */
public final class Histogram {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 200;
  private static final int LEFT = 56;
  private static final int BOTTOM = 36;
  private static final int MOST_BARS = 60;

  private final String unit;
  private final int least;
  private final int most;
  private final IntToLongFunction counts;

  /**
   * @param unit what is counted along the axis
   * @param counts how often each number from least to most came up
   */
  public Histogram(String unit, int least, int most, IntToLongFunction counts) {
    this.unit = unit;
    this.least = least;
    this.most = most;
    this.counts = counts;
  }

  public String svg() {
    int step = Math.max(1, Math.ceilDiv(most - least + 1, MOST_BARS));
    int bars = Math.ceilDiv(most - least + 1, step);
    long highest = 1;
    for (int bar = 0; bar < bars; bar++) {
      highest = Math.max(highest, count(bar, step));
    }
    var upwards = new Axis(0, highest * 1.05, HEIGHT - BOTTOM, 6);
    var along = new Axis(least - 0.5, least + (double) bars * step - 0.5, LEFT, WIDTH - 8.0);
    var svg = new StringBuilder();
    svg.append(
        "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n"
            .formatted(WIDTH, HEIGHT, Page.escape(unit + " from " + least + " to " + most)));
    for (double tick : upwards.ticks()) {
      Dots.line(svg, "grid", LEFT, upwards.at(tick), WIDTH - 8.0, upwards.at(tick));
      Dots.text(svg, "tick", LEFT - 8.0, upwards.at(tick) + 4, "end", Axis.label(tick));
    }
    for (int bar = 0; bar < bars; bar++) {
      bar(svg, along, upwards, least + bar * step, step, count(bar, step));
    }
    for (double tick : along.ticks()) {
      if (tick == Math.rint(tick)) {
        Dots.text(svg, "tick", along.at(tick), HEIGHT - BOTTOM + 16.0, "middle", Axis.label(tick));
      }
    }
    Dots.text(svg, "tick", (LEFT + WIDTH) / 2.0, HEIGHT - 4.0, "middle", unit);
    return svg.append("</svg>").toString();
  }

  private long count(int bar, int step) {
    long sum = 0;
    for (int i = 0; i < step; i++) {
      int number = least + bar * step + i;
      sum += number <= most ? counts.applyAsLong(number) : 0;
    }
    return sum;
  }

  private static void bar(
      StringBuilder svg, Axis along, Axis upwards, int number, int step, long count) {
    double left = along.at(number - 0.5) + 1;
    double right = along.at(number + step - 0.5) - 1;
    double top = upwards.at((double) count);
    String which = step == 1 ? "" + number : number + " to " + (number + step - 1);
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\">"
                + "<title>%s: %,d</title></rect>\n",
            left,
            top,
            Math.max(1, right - left),
            upwards.at(0) - top,
            which,
            count));
  }
}
