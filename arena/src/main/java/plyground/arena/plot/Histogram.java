package plyground.arena.plot;

import java.util.Arrays;
import java.util.List;

/**
 * How often values fall into bins of equal width.
 *
 * @param what the name of the values, with their unit
 * @param low the lower end of the first bin
 * @param width the width of each
 */
public record Histogram(String title, String what, double low, double width, List<Long> counts)
    implements Plot {
  private static final double LEFT = 52;
  private static final double TOP = 8;
  private static final double HEIGHT = 180;
  private static final double BOTTOM = 46;
  private static final int MOST_BINS = 40;

  /** Bins of a round width for these whole numbers, forty at most. */
  public static Histogram of(String title, String what, int... values) {
    var sorted = Arrays.stream(values).summaryStatistics();
    int least = values.length == 0 ? 0 : sorted.getMin();
    int most = values.length == 0 ? 0 : sorted.getMax();
    int width = 1;
    for (int factor = 0; (most - least) / width >= MOST_BINS; factor++) {
      width = factor % 3 == 1 ? width * 5 / 2 : width * 2;
    }
    int low = Math.floorDiv(least, width) * width;
    var counts = new long[(most - low) / width + 1];
    for (int value : values) {
      counts[(value - low) / width]++;
    }
    return new Histogram(title, what, low, width, Arrays.stream(counts).boxed().toList());
  }

  @Override
  public String svg() {
    var svg = new SvgElement(title, TOP + HEIGHT + BOTTOM);
    var up = Axis.upTo("", counts.stream().mapToDouble(count -> count).toArray());
    var along = new Axis(what, low, low + width * counts.size(), Axis::plain);
    for (double tick : up.ticks()) {
      double y = TOP + HEIGHT * (1 - up.share(tick));
      svg.line("grid", LEFT, y, SvgElement.WIDTH, y);
      svg.label("tick", "end", LEFT - 8, y + 4, Axis.plain(tick));
    }
    for (int bin = 0; bin < counts.size(); bin++) {
      bar(svg, up, along, bin);
    }
    for (double tick : along.ticks()) {
      svg.label("tick", "middle", x(along, tick), TOP + HEIGHT + 16, Axis.plain(tick));
    }
    svg.label("axis", "middle", (LEFT + SvgElement.WIDTH) / 2, TOP + HEIGHT + 36, what);
    return svg.end();
  }

  private void bar(SvgElement svg, Axis up, Axis along, int bin) {
    double from = low + bin * width;
    double x = x(along, from);
    double height = HEIGHT * up.share(counts.get(bin));
    String range =
        width == 1 ? Axis.plain(from) : Axis.plain(from) + " to " + Axis.plain(from + width);
    svg.open(range + ": " + counts.get(bin));
    svg.rectangle("bar", x + 0.5, TOP + HEIGHT - height, x(along, from + width) - x - 1, height);
    svg.close();
  }

  private static double x(Axis along, double value) {
    return LEFT + (SvgElement.WIDTH - LEFT - 12) * along.share(value);
  }
}
