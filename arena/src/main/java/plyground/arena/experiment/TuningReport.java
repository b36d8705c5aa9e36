package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.arena.experiment.Tuning.Result;
import plyground.arena.plot.Axis;
import plyground.arena.plot.LinePlot;
import plyground.arena.plot.LinePlot.Line;
import plyground.arena.plot.LinePlot.Point;
import plyground.arena.plot.LinePlot.Scale;
import plyground.arena.plot.LinePlot.Tick;
import plyground.arena.plot.Page;
import plyground.arena.plot.VegaLite;
import plyground.core.spec.Spec;
import tools.jackson.databind.json.JsonMapper;

/** A tuning for people and for other programs. */
public final class TuningReport {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Result result;
  private final Tuning tuning;

  public TuningReport(Result result) {
    this.result = result;
    tuning = result.tuning();
  }

  private String extent() {
    return "%s of %s, seed %d"
        .formatted(
            SweepWords.plural(tuning.gains().iterations(), "iteration"),
            SweepWords.plural(2L * tuning.pairs(), "game"),
            tuning.seed());
  }

  private String verdict() {
    return result.found() + " is " + TuningVerdict.of(result).words() + ".";
  }

  /**
   * @param match the confirming match as text; empty if there was none
   */
  public String text(String match) {
    var out = new StringBuilder();
    line(out, "%s, %s: %s", tuning.game(), tuning.template().name(), extent());
    line(out, "");
    line(out, "  %-20s %20s %12s %12s", "parameter", "between", "begun", "found");
    for (var parameter : tuning.parameters()) {
      line(
          out,
          "  %-20s %20s %12s %12s",
          parameter.name(),
          plain(parameter.low()) + " and " + plain(parameter.high()),
          value(result.begun(), parameter),
          value(result.found(), parameter));
    }
    line(out, "");
    if (!match.isEmpty()) {
      line(out, "Confirming match, from starts that no iteration has seen:");
      match.lines().forEach(each -> line(out, "%s", each));
      line(out, "");
    }
    line(out, "%s", verdict());
    return out.toString();
  }

  private static String value(String agent, TunedParameter parameter) {
    return Spec.parse(agent).parameters().getOrDefault(parameter.name(), "");
  }

  private static String plain(double number) {
    return Axis.plain(number).replace('\u2212', '-');
  }

  @SuppressWarnings("AnnotateFormatMethod") // not worth a dependency of its own
  private static void line(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values).stripTrailing())
        .append(System.lineSeparator());
  }

  /** One line. */
  public String json() {
    var all = new LinkedHashMap<String, @Nullable Object>();
    all.put("game", tuning.game());
    all.put("agent", tuning.template().text());
    all.put("seed", tuning.seed());
    all.put("pairs", tuning.pairs());
    all.put("begun", result.begun());
    all.put("found", result.found());
    all.put("parameters", tuning.parameters());
    all.put("iterations", result.iterations());
    all.put("confirmation", confirmation());
    all.put("verdict", TuningVerdict.of(result).words());
    return JSON.writeValueAsString(all) + System.lineSeparator();
  }

  private @Nullable Map<String, @Nullable Object> confirmation() {
    var confirmed = result.confirmed();
    if (confirmed == null) {
      return null;
    }
    var evidence = confirmed.evidence(0, 1);
    var interval = evidence.interval();
    var match = new LinkedHashMap<String, @Nullable Object>();
    match.put("games", confirmed.games());
    match.put("distinctPairs", evidence.distinct());
    match.put("score", evidence.score());
    match.put("scoreInterval", evidence.enough() ? List.of(interval.low(), interval.high()) : null);
    match.put("better", TuningVerdict.of(result) == TuningVerdict.BETTER);
    return match;
  }

  /** One course a parameter. */
  private List<LinePlot> plots() {
    var plots = new ArrayList<LinePlot>();
    for (int i = 0; i < tuning.parameters().size(); i++) {
      plots.add(course(tuning.parameters().get(i), i));
    }
    return plots;
  }

  private LinePlot course(TunedParameter parameter, int number) {
    var points = new ArrayList<Point>();
    points.add(point(0, parameter.start()));
    for (var iteration : result.iterations()) {
      points.add(point(iteration.number() + 1, iteration.values().get(number)));
    }
    int last = result.iterations().size();
    var ticks = new ArrayList<Tick>();
    for (int part = 0; part <= 4; part++) {
      int at = last * part / 4;
      if (ticks.isEmpty() || ticks.getLast().at() < at) {
        ticks.add(new Tick(at, Integer.toString(at)));
      }
    }
    var up = Axis.over(parameter.name(), points.stream().mapToDouble(Point::value).toArray());
    var line = new Line(parameter.name(), points);
    return new LinePlot(
        parameter.name() + " over iterations", "iteration", Scale.LINEAR, ticks, up, List.of(line));
  }

  private static Point point(int at, double value) {
    return new Point(at, value, value, value);
  }

  /** The courses as a specification that other programs draw. */
  public String vegaLite() {
    return VegaLite.of(plots());
  }

  /**
   * @param match the confirming match as text; empty if there was none
   * @param command what does it all again
   */
  public String page(String match, String command) {
    var page = new Page(tuning.game() + ": tuning " + tuning.template().name(), extent() + ".");
    page.answer(verdict());
    page.section("Parameters over iterations");
    for (var plot : plots()) {
      page.figure(plot, plot.title() + "; what is found is the mean of the second half.");
    }
    var rows = new ArrayList<List<String>>();
    for (var parameter : tuning.parameters()) {
      rows.add(
          List.of(
              parameter.name(),
              plain(parameter.low()) + " to " + plain(parameter.high()),
              value(result.begun(), parameter),
              value(result.found(), parameter)));
    }
    page.table("What was tuned.", 1, List.of("parameter", "range", "begun", "found"), rows);
    page.section("Confirming match");
    if (match.isEmpty()) {
      page.text("None: what was found is what it began with.");
    } else {
      page.text("From starts that no iteration has seen.").listing(match);
    }
    page.section("To do it again").listing(command);
    return page.html();
  }
}
