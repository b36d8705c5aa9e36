package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plyground.arena.experiment.Design.Family;
import plyground.arena.experiment.SweepFindings.Curve;
import plyground.arena.experiment.SweepFindings.Figure;
import plyground.arena.plot.Axis;
import plyground.arena.plot.LinePlot;
import plyground.arena.plot.LinePlot.Line;
import plyground.arena.plot.LinePlot.Point;
import plyground.arena.plot.LinePlot.Scale;
import plyground.arena.plot.LinePlot.Tick;

/** The curves of a sweep, drawn: strength along each factor, alone and by the levels of another. */
final class SweepPlots {
  private SweepPlots() {}

  static List<LinePlot> of(SweepFindings findings) {
    return findings.design().families().stream()
        .flatMap(family -> family(findings, family))
        .toList();
  }

  private static Stream<LinePlot> family(SweepFindings findings, Family family) {
    var plots = new ArrayList<LinePlot>();
    var curves = findings.curves(family);
    for (var factor : family.factors()) {
      var own = curves.stream().filter(curve -> curve.factor().equals(factor)).toList();
      plots.add(plot(family, factor, "", lines(own, null)));
      for (var other : family.factors()) {
        var lines = lines(own, other.name());
        if (!other.equals(factor) && lines.size() <= LinePlot.MOST_LINES) {
          plots.add(plot(family, factor, ", by " + other.name(), lines));
        }
      }
    }
    return plots.stream();
  }

  private static List<Line> lines(List<Curve> curves, @Nullable String other) {
    return curves.stream()
        .filter(
            curve ->
                other == null
                    ? curve.where() == null
                    : curve.where() != null && curve.where().factor().equals(other))
        .map(SweepPlots::line)
        .toList();
  }

  private static Line line(Curve curve) {
    var where = curve.where();
    String label = where == null ? "all settings" : where.factor() + "=" + where.value();
    var points = new ArrayList<Point>();
    for (int level : order(curve.factor())) {
      points.add(point(at(curve.factor(), level), curve.points().get(level)));
    }
    return new Line(label, points);
  }

  private static Point point(double at, Figure figure) {
    var interval = figure.interval();
    return interval == null
        ? new Point(at, figure.value(), figure.value(), figure.value())
        : new Point(at, figure.value(), interval.low(), interval.high());
  }

  /** Numbers by size, names as they were given. */
  private static List<Integer> order(Factor factor) {
    return IntStream.range(0, factor.levels().size())
        .boxed()
        .sorted((a, b) -> Double.compare(at(factor, a), at(factor, b)))
        .toList();
  }

  private static double at(Factor factor, int level) {
    return factor.numeric() ? factor.position(level) : level;
  }

  private static LinePlot plot(Family family, Factor factor, String by, List<Line> lines) {
    var ticks =
        order(factor).stream()
            .map(level -> new Tick(at(factor, level), factor.levels().get(level)))
            .toList();
    double[] ends =
        lines.stream()
            .flatMap(line -> line.points().stream())
            .flatMap(point -> Stream.of(point.low(), point.value(), point.high()))
            .mapToDouble(value -> value)
            .toArray();
    var span = Axis.over("Elo points", ends);
    var up =
        new Axis(
            "Elo points",
            span.low(),
            span.high(),
            value -> String.format(Locale.ROOT, "%+.0f", value));
    var scale =
        !factor.numeric() ? Scale.NAMES : factor.logarithmic() ? Scale.LOGARITHMIC : Scale.LINEAR;
    String title = "Strength by " + factor.name() + by + " (" + family.name() + ")";
    return new LinePlot(title, factor.name(), scale, ticks, up, lines);
  }
}
