package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import plyground.arena.experiment.SweepFindings.Figure;
import plyground.arena.plot.Axis;
import plyground.arena.plot.DotPlot;
import plyground.arena.plot.Estimate;
import plyground.arena.plot.Page;
import plyground.arena.plot.VegaLite;
import plyground.arena.standings.Standings;

/** A sweep as one page with plots that needs nothing but a browser. */
public final class SweepPage {
  private final SweepFindings findings;
  private final Standings standings;
  private final Page page;

  private SweepPage(SweepFindings findings, Standings standings) {
    this.findings = findings;
    this.standings = standings;
    page =
        new Page(
            findings.plan().game() + ": a sweep",
            SweepWords.extent(findings) + "; seed " + findings.plan().seed() + ".");
  }

  /**
   * @param standings of the same games
   * @param command what plays the same games again
   */
  public static String of(SweepFindings findings, Standings standings, String command) {
    return new SweepPage(findings, standings).html(command);
  }

  /** The curves as a specification that other programs draw. */
  public static String vegaLite(SweepFindings findings) {
    return VegaLite.of(SweepPlots.of(findings));
  }

  private String html(String command) {
    page.answer(String.join(" ", SweepWords.evidence(findings, "Shown:")));
    page.section("Curves");
    for (var plot : SweepPlots.of(findings)) {
      page.part(plot.title()).figure(plot, caption());
    }
    settings();
    for (var family : findings.design().families()) {
      if (!family.factors().isEmpty()) {
        effects(family);
      }
    }
    page.section("To play it again").listing(command);
    return page.html();
  }

  private String caption() {
    return SweepWords.zero(findings.design())
        + ", averaged over the settings a point stands for; bars hold the truth 95 times of 100"
        + " (starts drawn again, each with all its games).";
  }

  private void settings() {
    boolean measured = standings.usage(0).measured();
    var columns = new ArrayList<>(List.of("setting", "Elo", "95 times of 100", "score"));
    if (measured) {
      columns.addAll(List.of("ms a move", "nodes a move"));
    }
    var estimates =
        findings.ranking().stream()
            .map(setting -> estimate(name(setting), findings.strength(setting)))
            .toList();
    page.section("Settings")
        .figure(
            new DotPlot("Strength of every setting", axis(estimates), estimates, 0.0),
            SweepWords.zero(findings.design()) + ".")
        .table(
            measured
                ? "What every setting scored and spent."
                : "What every setting scored. Time and nodes are known of games kept in a store.",
            1,
            columns,
            findings.ranking().stream().map(setting -> row(setting, measured)).toList());
  }

  private String name(int setting) {
    return standings.names().get(findings.design().player(setting));
  }

  private List<String> row(int setting, boolean measured) {
    int player = findings.design().player(setting);
    var figure = findings.strength(setting);
    var row =
        new ArrayList<>(
            List.of(
                name(setting),
                elo(figure),
                SweepWords.interval(figure.interval()),
                number("%.1f %%", 100 * standings.score(player))));
    if (measured) {
      var usage = standings.usage(player);
      row.add(number("%.3f", usage.millisAMove()));
      row.add(number("%,.1f", usage.nodesAMove()));
    }
    return row;
  }

  private static Estimate estimate(String name, Figure figure) {
    var interval = figure.interval();
    return interval == null
        ? Estimate.of(name, figure.value())
        : new Estimate(name, figure.value(), interval.low(), interval.high());
  }

  private static Axis axis(List<Estimate> rows) {
    double[] ends =
        rows.stream()
            .flatMap(row -> Stream.of(row.low(), row.value(), row.high()))
            .mapToDouble(end -> end)
            .toArray();
    var span = Axis.over("Elo points", ends);
    return new Axis("Elo points", span.low(), span.high(), value -> number("%+.0f", value));
  }

  private void effects(Design.Family family) {
    var effects = findings.effects(family);
    page.section("Effects in " + family.template())
        .table(
            "Main effects: the mean at a level above the mean of all its settings, in Elo points.",
            1,
            COLUMNS,
            effects.main().stream().map(SweepPage::row).toList());
    if (!effects.interactions().isEmpty()) {
      page.table(
          "Interactions: what two levels together are worth beyond the sum of both.",
          1,
          COLUMNS,
          effects.interactions().stream().map(SweepPage::row).toList());
    }
  }

  private static final List<String> COLUMNS =
      List.of("effect", "Elo", "95 times of 100", "differs from zero");

  private static List<String> row(Effect effect) {
    var figure = new Figure(effect.value(), effect.interval());
    return List.of(
        effect.label(),
        elo(figure),
        SweepWords.interval(effect.interval()),
        effect.shown() ? "shown" : "not shown");
  }

  private static String elo(Figure figure) {
    return number("%+.0f", figure.value());
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
