package plyground.arena.plot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Figures as bars from zero with their intervals, one a row; for amounts.
 *
 * @param reference where a line is drawn to compare with, or null
 */
public record BarPlot(String title, Axis axis, List<Estimate> rows, @Nullable Double reference)
    implements Plot {
  private static final double THICKNESS = 16;

  @Override
  public String svg() {
    var figures = rows.stream().map(row -> row.words(axis.words())).toList();
    var frame = new Rows(title, axis, rows.stream().map(Estimate::label).toList(), figures);
    for (int row = 0; row < rows.size(); row++) {
      var estimate = rows.get(row);
      double zero = frame.x(0);
      double end = frame.x(estimate.value());
      frame.svg.open(estimate.label() + ": " + figures.get(row));
      frame.svg.rectangle(
          "bar",
          Math.min(zero, end),
          frame.middle(row) - THICKNESS / 2,
          Math.abs(end - zero),
          THICKNESS);
      frame.interval(estimate, row);
      frame.svg.close();
    }
    frame.reference(reference);
    return frame.svg.end();
  }
}
