package plyground.arena.plot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What plots of labelled rows over one axis share: labels on the left, figures on the right. */
final class Rows {
  static final double ROW = 28;
  private static final double TOP = 8;
  private static final double BOTTOM = 46;
  private static final double GAP = 10;
  private static final double LEAST_LABEL = 40;
  private static final double MOST_LABEL = 220;

  private final Axis axis;
  private final double left;
  private final double right;
  private final int count;
  final SvgElement svg;

  /**
   * @param figures what stands behind each row, as wide as the widest of it needs
   */
  Rows(String title, Axis axis, List<String> labels, List<String> figures) {
    this.axis = axis;
    count = labels.size();
    left = GAP + Math.clamp(widest(labels), LEAST_LABEL, MOST_LABEL);
    right = SvgElement.WIDTH - GAP - widest(figures);
    svg = new SvgElement(title, TOP + count * ROW + BOTTOM);
    grid();
    for (int row = 0; row < count; row++) {
      String label = SvgElement.fitted(labels.get(row), MOST_LABEL);
      svg.label("label", "end", left - GAP, baseline(row), label);
      svg.label("figure", "end", SvgElement.WIDTH, baseline(row), figures.get(row));
    }
  }

  private static double widest(List<String> words) {
    return words.stream().mapToDouble(SvgElement::widthOf).max().orElse(0);
  }

  private void grid() {
    double end = TOP + count * ROW;
    for (double tick : axis.ticks()) {
      svg.line("grid", x(tick), TOP, x(tick), end);
      svg.label("tick", "middle", x(tick), end + 16, axis.words().apply(tick));
    }
    svg.label("axis", "middle", (left + right) / 2, end + 36, axis.title());
  }

  void reference(@Nullable Double value) {
    if (value != null) {
      svg.line("reference", x(value), TOP, x(value), TOP + count * ROW);
    }
  }

  double x(double value) {
    return left + (right - left) * axis.share(value);
  }

  double middle(int row) {
    return TOP + (row + 0.5) * ROW;
  }

  private double baseline(int row) {
    return middle(row) + 4.5;
  }

  /** A line from end to end of an interval with a stroke across each end. */
  void interval(Estimate estimate, int row) {
    if (estimate.hasInterval()) {
      double y = middle(row);
      svg.line("interval", x(estimate.low()), y, x(estimate.high()), y);
      svg.line("interval", x(estimate.low()), y - 5, x(estimate.low()), y + 5);
      svg.line("interval", x(estimate.high()), y - 5, x(estimate.high()), y + 5);
    }
  }
}
