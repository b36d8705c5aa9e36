package plyground.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import plyground.arena.plot.Axis;
import plyground.arena.plot.HeatMap;
import plyground.arena.plot.Histogram;
import plyground.arena.plot.Page;
import plyground.arena.standings.Standings;
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
    var comparisons = new HtmlComparisons(report, page);
    if (report.rated()) {
      comparisons.ratings();
    }
    ranking();
    cross();
    if (report.rated()) {
      comparisons.claims();
    }
    sprt();
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
      values.add(players().stream().map(column -> statistic.shade(report, row, column)).toList());
      notes.add(players().stream().map(column -> note(row, column)).toList());
    }
    boolean noted = statistic != Statistic.SUPERIORITY;
    page.section(statistic.title())
        .figure(
            new HeatMap(
                statistic.title(),
                axis(),
                Phrases.numbered(report),
                Phrases.columns(report),
                values,
                noted ? notes : List.of()),
            noted ? "Small: where the true figure is, 95 times of 100." : "");
  }

  /** Elo differences are coloured by the score they stand for. */
  private Axis axis() {
    DoubleFunction<String> words =
        statistic == Statistic.ELO
            ? share -> Statistic.elo(Elo.difference(share))
            : statistic == Statistic.SUPERIORITY
                ? Phrases::likelihood
                : share -> number("%.1f", 100 * share);
    return new Axis("", 0, 1, words);
  }

  private String note(int row, int column) {
    return statistic.known(report, row, column) ? statistic.interval(report, row, column, 1) : "";
  }

  private void sprt() {
    var sentences = SprtText.sentences(report);
    if (!sentences.isEmpty()) {
      page.section("Sequential test");
      sentences.forEach(page::text);
    }
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

  private String name(int player) {
    return standings.names().get(player);
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
