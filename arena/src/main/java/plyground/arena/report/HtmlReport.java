package plyground.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import plyground.arena.Standings;
import plyground.arena.plot.Dots;
import plyground.arena.plot.Grid;
import plyground.arena.plot.Heat;
import plyground.arena.plot.Histogram;
import plyground.arena.plot.Page;
import plyground.arena.stats.Bootstrap;
import plyground.arena.stats.Elo;
import plyground.core.Fault;

/** The findings as one page that needs nothing but a browser. */
final class HtmlReport {
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
    return "%s, %s; %s; seed %d."
        .formatted(
            Words.plural(standings.games(), "game"),
            Words.distinct(standings),
            Words.extent(report.plan()),
            report.plan().seed());
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
    }
    lengths();
    faults();
    page.section("To play it again").code(report.command());
    page.paragraph(
        "Every game follows from the plan and the seed, on any number of threads; measured times"
            + " differ. Plyground "
            + report.software()
            + ".");
    return page.html();
  }

  private void ratings() {
    var dots = new Dots("Elo points");
    for (int player : Words.byRating(report)) {
      var interval = report.ratings().interval(player);
      dots.add(name(player), report.ratings().rating(player), interval.low(), interval.high());
    }
    page.section("Ratings")
        .figure(
            dots.svg(),
            "Bradley-Terry with draws and a fitted advantage of the first seat; bars hold the truth"
                + " 95 times of 100 (bootstrap over pairs of games). "
                + (report.anchored() ? "Random is at 0." : "The mean is at 0."));
    page.paragraph(
        "Moving first is worth %+d points %s."
            .formatted(
                Math.round(report.ratings().seatAdvantage()),
                Words.interval(report.ratings().seatAdvantageInterval())));
    if (!report.connected()) {
      page.paragraph("Not all players are linked by games: their ratings do not compare.");
    }
    if (report.circles() > 0) {
      page.paragraph(
          Words.plural(report.circles(), "set")
              + " of three beat one another in a circle: no single number orders such players.");
    }
  }

  private void ranking() {
    var grid =
        new Grid(
            1,
            List.of(
                "agent",
                "wins",
                "draws",
                "losses",
                "score",
                "ms a move",
                "nodes a move",
                "nodes a second"));
    for (int player : standings.ranking()) {
      var spending = standings.spending(player);
      boolean measured = spending.measured();
      grid.row(
          List.of(
              name(player),
              Words.count(standings.wins(player)),
              Words.count(standings.draws(player)),
              Words.count(standings.losses(player)),
              number("%.1f %%", 100 * standings.score(player)),
              measured ? number("%.3f", spending.millisAMove()) : "",
              measured ? number("%,.1f", spending.nodesAMove()) : "",
              measured ? number("%,.0f", spending.nodesASecond()) : ""));
    }
    page.section("Results").figure(grid.html(), "Against others; games against oneself left out.");
  }

  private void cross() {
    var heat = new Heat(columns());
    for (int row : players()) {
      var cells = new ArrayList<Heat.Cell>();
      for (int column : players()) {
        cells.add(cell(row, column));
      }
      heat.row(number(row), cells);
    }
    page.section(statistic.title())
        .figure(heat.html(), "Small: where the true figure is, 95 times of 100.");
  }

  private Heat.Cell cell(int row, int column) {
    return statistic.known(report, row, column)
        ? new Heat.Cell(
            statistic.share(report, row, column),
            statistic.text(report, row, column),
            statistic.interval(report, row, column, 1))
        : new Heat.Cell(0, "", "");
  }

  private void superiority() {
    var heat = new Heat(columns());
    for (int row : players()) {
      var cells = new ArrayList<Heat.Cell>();
      for (int column : players()) {
        cells.add(
            Statistic.SUPERIORITY.known(report, row, column)
                ? new Heat.Cell(
                    report.superiority(row, column),
                    Statistic.SUPERIORITY.text(report, row, column),
                    "")
                : new Heat.Cell(0, "", ""));
      }
      heat.row(number(row), cells);
    }
    page.section(Statistic.SUPERIORITY.title())
        .figure(heat.html(), "From the pairs of games the two played against each other.");
  }

  private void claims() {
    var grid =
        new Grid(
            2,
            List.of("better", "than", "score", "Elo", "pairs 0 · ½ · 1 · 1½ · 2", "p, Holm", ""));
    for (var claim : report.claims()) {
      var pairs = report.pairs(claim.better(), claim.worse());
      grid.row(
          List.of(
              name(claim.better()),
              name(claim.worse()),
              number("%.1f %%", 100 * pairs.mean()),
              Elo.of(pairs.mean(), Bootstrap.score(pairs, report.plan().seed())).toString(),
              pairs.toString().replaceAll("[\\[\\]]", "").replace(", ", " · "),
              claim.corrected() < 0.0001 ? "< 0.0001" : number("%.4f", claim.corrected()),
              claim.holds() ? "holds" : "open"));
    }
    page.section("Who is better")
        .figure(
            grid.html(),
            "A pair is the two games from one start with seats swapped. Probabilities are corrected"
                + " for making all of these claims at once; a claim holds at 5 %.");
    var seat = report.firstSeat();
    page.paragraph(
        String.format(
            Locale.ROOT,
            "The first seat won %.1f %% of the %,d decided games (two-sided binomial test, p = %.4f).",
            100 * seat.share(),
            seat.trials(),
            seat.probability()));
  }

  private void lengths() {
    var lengths = standings.lengths();
    if (lengths.longest() < 0) {
      return;
    }
    page.section("How long games are")
        .figure(
            new Histogram("moves", lengths.shortest(), lengths.longest(), lengths::count).svg(),
            "Games by number of moves.");
  }

  private void faults() {
    if (standings.faults() == 0) {
      page.section("Faults").paragraph("None: no crash, no time-out, no illegal move.");
      return;
    }
    var grid = new Grid(2, List.of("agent", "fault", "games"));
    for (int player : players()) {
      for (var fault : Fault.values()) {
        int games = standings.faults(player, fault);
        if (games > 0) {
          grid.row(List.of(name(player), fault.toString(), Words.count(games)));
        }
      }
    }
    page.section("Faults").figure(grid.html(), "Games lost off the board; they count as losses.");
  }

  private List<Integer> players() {
    return IntStream.range(0, standings.players()).boxed().toList();
  }

  private List<String> columns() {
    return players().stream().map(player -> Integer.toString(player + 1)).toList();
  }

  private String name(int player) {
    return standings.names().get(player);
  }

  private String number(int player) {
    return (player + 1) + "  " + name(player);
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
