package plyground.courses.labyrinth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import plyground.agents.OpenGame;
import plyground.arena.plot.Axis;
import plyground.arena.plot.HeatMap;
import plyground.arena.plot.Page;
import plyground.arena.stats.Interval;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.games.labyrinth.LabyrinthHeuristic;
import plyground.games.labyrinth.LabyrinthPosition;
import plyground.games.labyrinth.Shift;
import plyground.games.labyrinth.Square;
import plyground.views.SvgPainter;

/** The report's figures 1, 2 and 4 and its run times, made again, as one page. */
record PaperPage(OpenGame<LabyrinthPosition> open, PaperResults results, String command) {
  String html() {
    var plan = results.standings().plan();
    var page =
        new Page(
            "Amazing Labyrinth: the report's figures again",
            "%d games a pairing, seed %d; the published ones are of January 2017, %d games each"
                .formatted(plan.games(), plan.seed(), PublishedFigures.GAMES));
    var start = open.game().start(new SplitMix(plan.seed()));
    board(page, start);
    comparison(page);
    times(page);
    firstShift(page, start);
    page.section("How to get these figures again")
        .listing(command)
        .text(
            "Times are measured and differ from run to run; everything else comes from the seed.");
    return page.html();
  }

  private SvgPainter<LabyrinthPosition> painter() {
    return new SvgPainter<>(open.game(), open.descriptor().view(open.game()));
  }

  private void board(Page page, LabyrinthPosition start) {
    var game = new AmazingLabyrinth(1);
    game.setup(start);
    page.section("Figure 1: board setup")
        .figure(
            () -> painter().draw(start),
            "The start of the tournament's first game: 16 fixed tiles with 12 treasures, 33 drawn.")
        .text("The same board as the Prolog program holds it, and what else is asserted:")
        .listing(String.join("\n", game.facts()).replace("],[", "],\n       ["));
  }

  private void comparison(Page page) {
    page.section("Figure 2: heuristics compared")
        .figure(
            heat(true), "Published: wins of the row against the column, in percent, 50 games each.")
        .figure(
            heat(false),
            "Played again: wins of the row, which moves first, against the column, in percent.")
        .answer(results.verdict());
    var rows = new ArrayList<List<String>>();
    for (var cell : results.cells()) {
      rows.add(
          List.of(
              cell.name(),
              percent(cell.publishedShare()),
              interval(cell.publishedInterval()),
              percent(cell.share()),
              interval(cell.interval()),
              String.format(Locale.ROOT, "%.3f", cell.probability()),
              String.format(Locale.ROOT, "%.3f", cell.corrected()),
              cell.disagrees() ? "no" : cell.standsOut() ? "alone not" : "yes"));
    }
    page.table(
        "Every cell: wins in percent with 95 % intervals (Wilson), the chance of such a difference"
            + " if there is none (Fisher's exact test), corrected for 25 cells (Holm).",
        1,
        List.of(
            "row against column",
            "published",
            "interval",
            "ours",
            "interval",
            "chance",
            "corrected",
            "agree"),
        rows);
    page.text(
        "The report does not say who moves first; its rows fit the heuristic that does. Our deals"
            + " are uniform, the authors' program drew one of 32.");
  }

  private HeatMap heat(boolean published) {
    var names = PublishedFigures.HEURISTICS;
    var values = new ArrayList<List<Double>>();
    for (int first = 0; first < names.size(); first++) {
      var row = new ArrayList<Double>();
      for (int second = 0; second < names.size(); second++) {
        var cell = results.cells().get(first * names.size() + second);
        row.add(published ? cell.publishedShare() : cell.share());
      }
      values.add(row);
    }
    var axis = new Axis("against", 0, 1, PaperPage::percent);
    return new HeatMap(
        published ? "Published wins" : "Wins played again", axis, names, names, values);
  }

  private void times(Page page) {
    var rows = new ArrayList<List<String>>();
    for (int heuristic = 0; heuristic < PublishedFigures.HEURISTICS.size(); heuristic++) {
      rows.add(
          List.of(
              PublishedFigures.HEURISTICS.get(heuristic),
              PublishedFigures.millis(heuristic),
              String.format(Locale.ROOT, "%.3f", results.millis(heuristic))));
    }
    page.section("Run times")
        .table(
            "Milliseconds a move: as published (Prolog, 2017) and on average here (Java).",
            1,
            List.of("heuristic", "published", "here"),
            rows);
  }

  private void firstShift(Page page, LabyrinthPosition start) {
    Agent<LabyrinthPosition> agent = open.player("h1").create();
    if (!(agent instanceof LabyrinthHeuristic h1)) {
      throw new IllegalStateException("h1 is none of the project's heuristics");
    }
    var best = h1.best(start);
    var rows = new ArrayList<List<String>>();
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      var plan = Objects.requireNonNull(h1.plan(start, shift, Double.NEGATIVE_INFINITY));
      int from = start.square(start.toMove());
      long reach = start.maze().reachAfter(shift, from);
      rows.add(
          List.of(
              Shift.format(shift) + (shift == best.shift() ? " *" : ""),
              Square.format(Shift.carry(shift, from)),
              Integer.toString(Long.bitCount(reach)),
              Square.format(plan.to()),
              Integer.toString((int) plan.score())));
    }
    page.section("Figure 4: evaluation of the first shift for H1")
        .figure(
            () -> painter().drawMove(start, best.shift() * Square.COUNT + best.to()),
            "What H1 plays from figure 1; its target is on %s."
                .formatted(Square.format(start.target(start.toMove()))))
        .table(
            "All twelve shifts: where a stands then, how many squares it can walk to, the best of"
                + " them, and its score, 12 less the Manhattan distance to the target. The first"
                + " of the best (*) is made.",
            1,
            List.of("shift", "a on", "squares", "best", "score"),
            rows);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f", 100 * share);
  }

  private static String interval(Interval interval) {
    return percent(interval.low()) + "-" + percent(interval.high());
  }
}
