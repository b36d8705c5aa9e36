package plyground.arena.plot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Figures as dots with their intervals, one a row; for values whose distance from zero says
 * nothing.
 *
 * @param reference where a line is drawn to compare with, or null
 */
public record DotPlot(String title, Axis axis, List<Estimate> rows, @Nullable Double reference)
    implements Plot {
  @Override
  public String svg() {
    var figures = rows.stream().map(row -> row.words(axis.words())).toList();
    var frame = new Rows(title, axis, rows.stream().map(Estimate::label).toList(), figures);
    frame.reference(reference);
    for (int row = 0; row < rows.size(); row++) {
      var estimate = rows.get(row);
      frame.svg.open(estimate.label() + ": " + figures.get(row));
      frame.interval(estimate, row);
      frame.svg.circle("dot", frame.x(estimate.value()), frame.middle(row), 5);
      frame.svg.close();
    }
    return frame.svg.end();
  }
}
