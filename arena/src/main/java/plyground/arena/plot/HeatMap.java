package plyground.arena.plot;

import java.util.List;

/**
 * A table whose cells are coloured by how far they are from a middle: one colour above, another
 * below, none in between. A cell that is not a number stays empty.
 *
 * @param values by row and column
 * @param axis the values' range; its middle has no colour
 * @param notes what stands small below each value; nothing where there are none
 */
public record HeatMap(
    String title,
    Axis axis,
    List<String> rows,
    List<String> columns,
    List<List<Double>> values,
    List<List<String>> notes)
    implements Plot {
  private static final double TOP = 34;
  private static final double PLAIN = 34;
  private static final double NOTED = 44;
  private static final double GAP = 10;
  private static final double MOST_LABEL = 180;
  private static final double DEEPEST = 0.85;

  /** One without notes. */
  public HeatMap(
      String title, Axis axis, List<String> rows, List<String> columns, List<List<Double>> values) {
    this(title, axis, rows, columns, values, List.of());
  }

  private double height() {
    return notes.isEmpty() ? PLAIN : NOTED;
  }

  @Override
  public String svg() {
    double left =
        GAP + Math.min(MOST_LABEL, rows.stream().mapToDouble(SvgElement::widthOf).max().orElse(0));
    double width = (SvgElement.WIDTH - left) / Math.max(1, columns.size());
    double top = TOP;
    var svg = new SvgElement(title, top + rows.size() * height() + 30);
    for (int column = 0; column < columns.size(); column++) {
      String name = SvgElement.fitted(columns.get(column), width);
      svg.label("label", "middle", left + (column + 0.5) * width, top - 10, name);
    }
    for (int row = 0; row < rows.size(); row++) {
      double y = top + row * height();
      String name = SvgElement.fitted(rows.get(row), MOST_LABEL);
      svg.label("label", "end", left - GAP, y + height() / 2 + 4.5, name);
      for (int column = 0; column < columns.size(); column++) {
        cell(svg, row, column, left + column * width, y, width);
      }
    }
    double below = top + rows.size() * height() + 22;
    svg.label("axis", "middle", (left + SvgElement.WIDTH) / 2, below, axis.title());
    return svg.end();
  }

  private void cell(SvgElement svg, int row, int column, double x, double y, double width) {
    double value = values.get(row).get(column);
    if (Double.isNaN(value)) {
      svg.rectangle("none", x + 1, y + 1, width - 2, height() - 2);
      return;
    }
    double depth = 2 * axis.share(value) - 1;
    String words = axis.words().apply(value);
    svg.open("%s, %s: %s".formatted(rows.get(row), columns.get(column), words));
    svg.rectangle(
        depth < 0 ? "below" : "above",
        x + 1,
        y + 1,
        width - 2,
        height() - 2,
        Math.max(0.04, DEEPEST * Math.abs(depth)));
    double middle = x + width / 2;
    if (notes.isEmpty()) {
      svg.label("cell", "middle", middle, y + height() / 2 + 4.5, SvgElement.fitted(words, width));
    } else {
      svg.label("cell", "middle", middle, y + height() / 2 - 1, SvgElement.fitted(words, width));
      svg.label("note", "middle", middle, y + height() / 2 + 14, notes.get(row).get(column));
    }
    svg.close();
  }
}
