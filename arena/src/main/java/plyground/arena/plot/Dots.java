package plyground.arena.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A row for each thing: a dot where its value is, a bar over where the truth may be. */
public final class Dots {
  private static final int WIDTH = 720;
  private static final int LABELS = 230;
  private static final int ROW = 26;
  private static final int BOTTOM = 34;
  private static final int LONGEST = 34;

  private final String unit;
  private final List<Row> rows = new ArrayList<>();
  private Double zero = 0.0;

  private record Row(String label, double value, double low, double high) {}

  /**
   * @param unit what the axis counts
   */
  public Dots(String unit) {
    this.unit = unit;
  }

  /** Where the line is drawn to which values are compared; 0 if nothing is said. */
  public Dots zero(double value) {
    zero = value;
    return this;
  }

  public Dots add(String label, double value, double low, double high) {
    rows.add(new Row(label, value, low, high));
    return this;
  }

  public String svg() {
    double least = Math.min(zero, rows.stream().mapToDouble(Row::low).min().orElse(0));
    double most = Math.max(zero, rows.stream().mapToDouble(Row::high).max().orElse(1));
    var axis = Axis.around(least, most, LABELS, WIDTH - 12.0);
    int height = rows.size() * ROW + BOTTOM;
    var svg = new StringBuilder();
    svg.append(
        "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n"
            .formatted(WIDTH, height, Page.escape(described())));
    for (double tick : axis.ticks()) {
      line(svg, "grid", axis.at(tick), 0, axis.at(tick), height - BOTTOM + 4.0);
      text(svg, "tick", axis.at(tick), height - BOTTOM + 18.0, "middle", Axis.label(tick));
    }
    line(svg, "zero", axis.at(zero), 0, axis.at(zero), height - BOTTOM + 4.0);
    text(svg, "tick", (LABELS + WIDTH) / 2.0, height - 2.0, "middle", unit);
    for (int i = 0; i < rows.size(); i++) {
      row(svg, axis, rows.get(i), i * ROW + ROW / 2.0);
    }
    return svg.append("</svg>").toString();
  }

  private static void row(StringBuilder svg, Axis axis, Row row, double y) {
    text(svg, "", LABELS - 12.0, y + 4, "end", shortened(row.label()));
    line(svg, "range", axis.at(row.low()), y, axis.at(row.high()), y);
    svg.append(
        String.format(
            Locale.ROOT,
            "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\"><title>%s: %s [%s, %s]</title></circle>\n",
            axis.at(row.value()),
            y,
            Page.escape(row.label()),
            Axis.label(round(row.value())),
            Axis.label(round(row.low())),
            Axis.label(round(row.high()))));
  }

  private String described() {
    var words = new StringBuilder(unit).append(": ");
    for (var row : rows) {
      words.append(row.label()).append(' ').append(Axis.label(round(row.value()))).append("; ");
    }
    return words.toString();
  }

  private static double round(double value) {
    return Math.rint(value * 100) / 100;
  }

  private static String shortened(String label) {
    return label.length() <= LONGEST ? label : label.substring(0, LONGEST - 1) + "…";
  }

  static void line(StringBuilder svg, String kind, double x1, double y1, double x2, double y2) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
            kind,
            x1,
            y1,
            x2,
            y2));
  }

  static void text(
      StringBuilder svg, String kind, double x, double y, String anchor, String words) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
            kind,
            x,
            y,
            anchor,
            Page.escape(words)));
  }
}
