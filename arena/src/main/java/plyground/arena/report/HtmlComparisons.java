package plyground.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import plyground.arena.plot.Axis;
import plyground.arena.plot.BarPlot;
import plyground.arena.plot.DotPlot;
import plyground.arena.plot.Estimate;
import plyground.arena.plot.HeatMap;
import plyground.arena.plot.Page;
import plyground.arena.stats.Claim;

/** How players compare, as sections of a page: ratings, likelihoods, claims, mixtures. */
final class HtmlComparisons {
  private final Report report;
  private final Page page;

  HtmlComparisons(Report report, Page page) {
    this.report = report;
    this.page = page;
  }

  /** Ratings, what moving first is worth, and whether one number a player explains it all. */
  void ratings() {
    var rows = new ArrayList<Estimate>();
    for (int player : Phrases.byRating(report)) {
      double rating = report.ratings().rating(player);
      var interval = report.ratings().interval(player);
      boolean enough = report.ratings().enough(player);
      if (!enough && report.ratings().unbounded(player)) {
        continue;
      }
      double low = enough ? interval.low() : rating;
      double high = enough ? interval.high() : rating;
      boolean above = Double.isInfinite(high);
      boolean below = Double.isInfinite(low);
      rows.add(
          new Estimate(
              name(player) + (above ? " (or more)" : below ? " (or less)" : ""),
              rating,
              below ? Math.min(rating, high) : low,
              above ? Math.max(rating, low) : high));
    }
    double[] ends =
        rows.stream()
            .flatMapToDouble(row -> DoubleStream.of(row.low(), row.value(), row.high()))
            .toArray();
    var span = Axis.over("Elo points", ends);
    var axis = new Axis("Elo points", span.low(), span.high(), value -> number("%+.0f", value));
    page.section("Ratings")
        .figure(
            new DotPlot("Ratings in Elo points", axis, rows, 0.0),
            "Bradley-Terry on the scores over both seats; bars hold the truth 95 times of 100"
                + " (bootstrap over starts). "
                + Phrases.origin(report));
    page.text(Phrases.firstMover(report));
    if (!report.connected()) {
      page.text("Not all players are linked by games: their ratings do not compare.");
    }
    new FitText(report).sentences().forEach(page::text);
    var goal = report.goal();
    if (goal != null) {
      page.text(goal.words() + " " + GoalText.WARNING);
    }
  }

  /** Drawn where no single number orders the players. */
  private void nash() {
    var nash = report.mixture();
    if (nash == null) {
      return;
    }
    var rows = new ArrayList<Estimate>();
    for (int player : Phrases.byRating(report)) {
      var interval = nash.intervals()[player];
      rows.add(new Estimate(name(player), nash.shares()[player], interval.low(), interval.high()));
    }
    var axis = new Axis("share of the mixture", 0, 1, share -> number("%.0f %%", 100 * share));
    page.section("The mixture nobody beats")
        .figure(
            new BarPlot("Shares of players in the mixture that nobody beats", axis, rows, null),
            "Nash averaging: who meets a player drawn by these shares scores one half at most. Of"
                + " several such mixtures it is the most even one; bars hold the truth 95 times of"
                + " 100 (bootstrap over starts).");
    page.table(
        "What everybody scores against it.",
        1,
        List.of("agent", "score"),
        Phrases.byRating(report).stream()
            .map(player -> List.of(name(player), number("%.1f %%", 100 * nash.scores()[player])))
            .toList());
  }

  /** Who is better than whom, and the mixture nobody beats. */
  void claims() {
    superiority();
    pairings();
    nash();
  }

  private void superiority() {
    var values = new ArrayList<List<Double>>();
    for (int row : players()) {
      values.add(
          players().stream()
              .map(column -> Statistic.SUPERIORITY.shade(report, row, column))
              .toList());
    }
    var title = Statistic.SUPERIORITY.title();
    var axis = new Axis("", 0, 1, Phrases::likelihood);
    page.section(title)
        .figure(
            new HeatMap(title, axis, Phrases.numbered(report), Phrases.columns(report), values),
            report.plan().sequential()
                ? "From the pairs of games the two played against each other."
                : "From drawing the starts of all pairings again, together.");
  }

  private void pairings() {
    var rows = new ArrayList<List<String>>();
    for (var claim : report.claims()) {
      var evidence = report.evidence(claim.better(), claim.worse());
      rows.add(
          List.of(
              name(claim.better()),
              name(claim.worse()),
              number("%.1f %%", 100 * evidence.score()),
              number("%.1f %%", 100 * report.ratings().expected(claim.better(), claim.worse())),
              residual(claim),
              evidence.enough() ? evidence.elo().toString() : "",
              evidence.played().toString().replaceAll("[\\[\\]]", ""),
              Phrases.count(evidence.distinct()),
              Phrases.chance(claim),
              claim.holds() ? "holds" : "not shown"));
    }
    page.section("Who is better")
        .table(
            "A pair is the two games from one start with seats swapped. Probabilities are corrected"
                + " for making all of these claims at once; a claim holds at 5 %. The ratings"
                + " expect a score; a residual is what was scored beyond it, in standard"
                + " deviations.",
            2,
            List.of(
                "better",
                "than",
                "score",
                "expected",
                "residual",
                "Elo",
                "pairs with 0, ½, 1, 1½, 2",
                "distinct",
                "p, Holm",
                ""),
            rows);
  }

  private String residual(Claim claim) {
    var fit = report.fit();
    double residual = fit == null ? Double.NaN : fit.residual(claim.better(), claim.worse());
    return Double.isNaN(residual) ? "" : number("%+.1f", residual);
  }

  private List<Integer> players() {
    return IntStream.range(0, report.standings().players()).boxed().toList();
  }

  private String name(int player) {
    return report.standings().names().get(player);
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
