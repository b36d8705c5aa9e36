package plyground.arena.plot;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Each row a whole divided into the same few parts, such as wins, draws and losses.
 *
 * @param parts the names of the parts, four at most
 */
public record ShareBars(String title, List<String> parts, List<Row> rows) implements Plot {
  private static final double THICKNESS = 18;

  /** Counts or shares of the parts; they need not add up to one. */
  public record Row(String label, List<Double> amounts) {
    public static Row of(String label, double... amounts) {
      return new Row(label, Arrays.stream(amounts).boxed().toList());
    }

    private double share(int part) {
      double sum = amounts.stream().mapToDouble(amount -> amount).sum();
      return sum == 0 ? 0 : amounts.get(part) / sum;
    }
  }

  @Override
  public String svg() {
    var figures = rows.stream().map(ShareBars::figures).toList();
    var axis = Axis.shares(String.join("  |  ", parts));
    var frame = new Rows(title, axis, rows.stream().map(Row::label).toList(), figures);
    for (int row = 0; row < rows.size(); row++) {
      bar(frame, row);
    }
    return frame.svg.end();
  }

  @Override
  public List<String> legend() {
    return parts;
  }

  private void bar(Rows frame, int index) {
    var row = rows.get(index);
    double before = 0;
    for (int part = 0; part < parts.size(); part++) {
      double after = before + row.share(part);
      frame.svg.open("%s, %s: %s".formatted(row.label, parts.get(part), figure(row, part)));
      double x = frame.x(before);
      frame.svg.rectangle(
          "part" + (part + 1),
          x,
          frame.middle(index) - THICKNESS / 2,
          frame.x(after) - x,
          THICKNESS);
      frame.svg.close();
      before = after;
    }
  }

  private static String figure(Row row, int part) {
    return Math.round(100 * row.share(part)) + " %";
  }

  private static String figures(Row row) {
    return IntStream.range(0, row.amounts.size())
        .mapToObj(part -> figure(row, part).replace(" %", ""))
        .collect(Collectors.joining(" / "));
  }
}
