package plyground.cli.plot;

import java.util.List;

/**
 * A table whose cells are coloured by how far they are from a middle: one colour above, another
 * below, none in between. A cell that is not a number stays empty.
 *
 * @param values by row and column
 * @param axis the values' range; its middle has no colour
 */
public record HeatMap(
    String title, Axis axis, List<String> rows, List<String> columns, List<List<Double>> values)
    implements Plot {
  private static final double HEIGHT = 34;
  private static final double GAP = 10;
  private static final double MOST_LABEL = 180;
  private static final double DEEPEST = 0.85;

  @Override
  public String svg() {
    double left =
        GAP + Math.min(MOST_LABEL, rows.stream().mapToDouble(Svg::widthOf).max().orElse(0));
    double width = (Svg.WIDTH - left) / Math.max(1, columns.size());
    double top = HEIGHT;
    var svg = new Svg(title, top + rows.size() * HEIGHT + 30);
    for (int column = 0; column < columns.size(); column++) {
      String name = Svg.fitted(columns.get(column), width);
      svg.label("label", "middle", left + (column + 0.5) * width, top - 10, name);
    }
    for (int row = 0; row < rows.size(); row++) {
      double y = top + row * HEIGHT;
      String name = Svg.fitted(rows.get(row), MOST_LABEL);
      svg.label("label", "end", left - GAP, y + HEIGHT / 2 + 4.5, name);
      for (int column = 0; column < columns.size(); column++) {
        cell(svg, row, column, left + column * width, y, width);
      }
    }
    double below = top + rows.size() * HEIGHT + 22;
    svg.label("axis", "middle", (left + Svg.WIDTH) / 2, below, axis.title());
    return svg.end();
  }

  private void cell(Svg svg, int row, int column, double x, double y, double width) {
    double value = values.get(row).get(column);
    if (Double.isNaN(value)) {
      svg.rectangle("none", x + 1, y + 1, width - 2, HEIGHT - 2);
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
        HEIGHT - 2,
        Math.max(0.04, DEEPEST * Math.abs(depth)));
    svg.label("cell", "middle", x + width / 2, y + HEIGHT / 2 + 4.5, Svg.fitted(words, width));
    svg.close();
  }
}
