package plyground.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import plyground.arena.plot.Axis;
import plyground.arena.plot.BarPlot;
import plyground.arena.plot.DotPlot;
import plyground.arena.plot.Estimate;
import plyground.arena.plot.HeatMap;
import plyground.arena.plot.Histogram;
import plyground.arena.plot.Page;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Claim;
import plyground.arena.stats.Elo;

/** The findings as one page that needs nothing but a browser. */
final class HtmlReport {
  private static final int MOST_BINS = 60;

  private final Report report;
  private final Statistic statistic;
  private final Standings standings;
  private final Page page;

  HtmlReport(Report report, Statistic statistic) {
    this.report = report;
    this.statistic = statistic;
    standings = report.standings();
    page = new Page(report.plan().game() + ": " + title(), lead());
  }

  private String title() {
    return standings.players() == 2
        ? standings.names().get(0) + " against " + standings.names().get(1)
        : "tournament of " + standings.players() + " agents";
  }

  private String lead() {
    return "%s, %s; %s drawn; %s."
        .formatted(
            Phrases.plural(standings.games(), "game"),
            Phrases.distinct(standings),
            number("%.1f %%", 100 * report.drawRatio()),
            Phrases.source(report));
  }

  String text() {
    if (report.rated()) {
      ratings();
    }
    ranking();
    cross();
    if (report.rated()) {
      superiority();
      claims();
      nash();
    }
    lengths();
    faults();
    late();
    page.section("Evidence").text(report.evidence() + ".");
    page.section("To play it again").listing(report.command());
    page.text(
        "Every game follows from the plan and the seed, on any number of threads; measured times"
            + " differ. Plyground "
            + report.software()
            + ".");
    return page.html();
  }

  private void ratings() {
    var rows = new ArrayList<Estimate>();
    for (int player : Phrases.byRating(report)) {
      double rating = report.ratings().rating(player);
      var interval = report.ratings().interval(player);
      boolean enough = report.ratings().enough(player);
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

  private void ranking() {
    var rows = new ArrayList<List<String>>();
    for (int player : standings.ranking()) {
      var usage = standings.usage(player);
      boolean measured = usage.measured();
      rows.add(
          List.of(
              name(player),
              Phrases.count(standings.wins(player)),
              Phrases.count(standings.draws(player)),
              Phrases.count(standings.losses(player)),
              number("%.1f %%", 100 * standings.score(player)),
              measured ? number("%.3f", usage.millisAMove()) : "",
              measured ? number("%,.1f", usage.nodesAMove()) : ""));
    }
    page.section("Results")
        .table(
            "Against others; games against oneself are left out.",
            1,
            List.of("agent", "wins", "draws", "losses", "score", "ms a move", "nodes a move"),
            rows);
  }

  private void cross() {
    var values = new ArrayList<List<Double>>();
    var notes = new ArrayList<List<String>>();
    for (int row : players()) {
      values.add(players().stream().map(column -> value(statistic, row, column)).toList());
      notes.add(players().stream().map(column -> note(row, column)).toList());
    }
    boolean noted = statistic != Statistic.SUPERIORITY;
    page.section(statistic.title())
        .figure(
            new HeatMap(
                statistic.title(),
                axis(),
                numbered(),
                columns(),
                values,
                noted ? notes : List.of()),
            noted ? "Small: where the true figure is, 95 times of 100." : "");
  }

  /** Elo differences are coloured by the score they stand for. */
  private Axis axis() {
    DoubleFunction<String> words =
        statistic == Statistic.ELO
            ? share -> Statistic.elo(Elo.difference(share))
            : share -> number("%.1f", 100 * share);
    return new Axis("", 0, 1, words);
  }

  private double value(Statistic which, int row, int column) {
    return which.known(report, row, column) ? which.share(report, row, column) : Double.NaN;
  }

  private String note(int row, int column) {
    return statistic.known(report, row, column) ? statistic.interval(report, row, column, 1) : "";
  }

  private void superiority() {
    var values = new ArrayList<List<Double>>();
    for (int row : players()) {
      values.add(
          players().stream().map(column -> value(Statistic.SUPERIORITY, row, column)).toList());
    }
    var title = Statistic.SUPERIORITY.title();
    var axis = new Axis("", 0, 1, share -> number("%.1f", 100 * share));
    page.section(title)
        .figure(
            new HeatMap(title, axis, numbered(), columns(), values),
            report.plan().sequential()
                ? "From the pairs of games the two played against each other."
                : "From drawing the starts of all pairings again, together.");
  }

  private void claims() {
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
    return fit == null ? "" : number("%+.1f", fit.residual(claim.better(), claim.worse()));
  }

  private void lengths() {
    var lengths = standings.lengths();
    if (lengths.longest() < 0) {
      return;
    }
    int low = lengths.shortest();
    int width = Math.ceilDiv(lengths.longest() - low + 1, MOST_BINS);
    var counts = new ArrayList<Long>();
    for (int from = low; from <= lengths.longest(); from += width) {
      counts.add(IntStream.range(from, from + width).mapToLong(lengths::count).sum());
    }
    page.section("How long games are")
        .figure(
            new Histogram("Games by number of moves", "moves", low, width, counts),
            "Games by number of moves.");
  }

  private void late() {
    for (int player : players()) {
      if (standings.usage(player).late() > 0) {
        page.text(name(player) + ": " + Phrases.late(standings.usage(player)) + ".");
      }
    }
  }

  private void faults() {
    if (standings.faults().games() == 0) {
      page.section("Faults").text("None: no crash, no time-out, no illegal move.");
      return;
    }
    var rows = new ArrayList<List<String>>();
    for (var entry : standings.faults().entries()) {
      rows.add(
          List.of(
              name(entry.player()),
              entry.fault().toString(),
              entry.reason(),
              Phrases.count(entry.games())));
    }
    page.section("Faults")
        .table(
            "Games lost off the board; they count as losses too.",
            3,
            List.of("agent", "fault", "the first of them", "games"),
            rows);
  }

  private List<Integer> players() {
    return IntStream.range(0, standings.players()).boxed().toList();
  }

  private List<String> columns() {
    return players().stream().map(player -> Integer.toString(player + 1)).toList();
  }

  private List<String> numbered() {
    return players().stream().map(player -> (player + 1) + " " + name(player)).toList();
  }

  private String name(int player) {
    return standings.names().get(player);
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
