package plyground.arena.plot;

import java.util.List;

/**
 * Figures along an axis as lines, with the interval of each; between names, which have no order,
 * there are no lines.
 *
 * @param along what the axis at the bottom measures
 * @param scale how it measures
 * @param ticks the marks on it; the first and the last are its ends
 * @param lines each in a colour of its own, {@link #MOST_LINES} at most
 */
public record LinePlot(
    String title, String along, Scale scale, List<Tick> ticks, Axis up, List<Line> lines)
    implements Plot {
  /** As many as there are colours. */
  public static final int MOST_LINES = 4;

  private static final double LEFT = 60;
  private static final double RIGHT = 24;
  private static final double TOP = 10;
  private static final double HEIGHT = 240;
  private static final double BOTTOM = 46;

  /** Lines over the same marks stand a little apart, so that no interval hides another. */
  private static final double APART = 5;

  /** More points than these are a course, of which no single one is looked at. */
  private static final int MANY_POINTS = 40;

  /** How places on the axis at the bottom lie. */
  public enum Scale {
    LINEAR,
    LOGARITHMIC,
    /** Marks that have a name and no distance: each is one further than the last. */
    NAMES;

    /**
     * Whether there is anything between two marks, so that a line may lead from one to the other.
     */
    boolean ordered() {
      return this != NAMES;
    }
  }

  /** A mark on the axis at the bottom. */
  public record Tick(double at, String label) {}

  /** A figure at a place on the axis; without an interval both ends are the figure. */
  public record Point(double at, double value, double low, double high) {}

  /** Points in the order of the axis. */
  public record Line(String label, List<Point> points) {}

  @Override
  public List<String> legend() {
    return lines.size() < 2 ? List.of() : lines.stream().map(Line::label).toList();
  }

  @Override
  public String svg() {
    var svg = new SvgElement(title, TOP + HEIGHT + BOTTOM);
    for (double tick : up.ticks()) {
      svg.line("grid", LEFT, y(tick), SvgElement.WIDTH - RIGHT, y(tick));
      svg.label("tick", "end", LEFT - 8, y(tick) + 4, up.words().apply(tick));
    }
    double room = (SvgElement.WIDTH - LEFT - RIGHT) / Math.max(1, ticks.size());
    for (var tick : ticks) {
      String label = SvgElement.fitted(tick.label(), Math.max(room, 24));
      svg.label("tick", "middle", x(tick.at()), TOP + HEIGHT + 16, label);
    }
    double middle = (LEFT + SvgElement.WIDTH - RIGHT) / 2;
    svg.label("axis", "middle", middle, TOP + HEIGHT + 36, up.title() + " by " + along);
    if (up.low() < 0 && up.high() > 0) {
      svg.line("reference", LEFT, y(0), SvgElement.WIDTH - RIGHT, y(0));
    }
    for (int line = 0; line < lines.size(); line++) {
      draw(svg, line);
    }
    return svg.end();
  }

  private void draw(SvgElement svg, int number) {
    var line = lines.get(number);
    String color = "color" + (number % MOST_LINES + 1);
    boolean many = line.points().size() > MANY_POINTS;
    double aside = many ? 0 : APART * (number - (lines.size() - 1) / 2.0);
    for (int i = 0; i < line.points().size(); i++) {
      var point = line.points().get(i);
      double x = x(point.at()) + aside;
      if (i > 0 && scale.ordered()) {
        var before = line.points().get(i - 1);
        svg.line("line " + color, x(before.at()) + aside, y(before.value()), x, y(point.value()));
      }
      if (!many) {
        point(svg, color, line.label(), point, x);
      }
    }
  }

  private void point(SvgElement svg, String color, String label, Point point, double x) {
    var estimate = new Estimate(label, point.value(), point.low(), point.high());
    svg.open(label + ": " + estimate.words(up.words()));
    if (estimate.hasInterval()) {
      svg.line("bound " + color, x, y(point.low()), x, y(point.high()));
      svg.line("bound " + color, x - 4, y(point.low()), x + 4, y(point.low()));
      svg.line("bound " + color, x - 4, y(point.high()), x + 4, y(point.high()));
    }
    svg.circle("dot " + color, x, y(point.value()), 4);
    svg.close();
  }

  private double x(double at) {
    double low = scaled(ticks.getFirst().at());
    double high = scaled(ticks.getLast().at());
    double share = low == high ? 0.5 : (scaled(at) - low) / (high - low);
    // Room on both sides, so that the first and the last mark are not on the edge.
    return LEFT + 24 + (SvgElement.WIDTH - LEFT - RIGHT - 48) * share;
  }

  private double scaled(double at) {
    return scale == Scale.LOGARITHMIC ? Math.log10(at) : at;
  }

  private double y(double value) {
    return TOP + HEIGHT * (1 - up.share(value));
  }
}
