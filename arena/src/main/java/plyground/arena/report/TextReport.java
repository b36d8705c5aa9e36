package plyground.arena.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.arena.standings.Standings;

/** A tournament in a terminal of 80 columns. */
final class TextReport {
  /** So many columns have room for tenths of a percent. */
  private static final int WIDE = 6;

  private static final int NAME = 40;

  private final Report report;
  private final Statistic statistic;
  private final boolean times;
  private final Standings standings;
  private final StringBuilder out = new StringBuilder();

  TextReport(Report report, Statistic statistic, boolean times) {
    this.report = report;
    this.statistic = statistic;
    this.times = times;
    standings = report.standings();
  }

  String text() {
    line("%s, %s", report.plan().game(), Phrases.source(report));
    line("");
    cross();
    ranking();
    if (report.rated()) {
      ratings();
    }
    if (report.tested()) {
      claims();
    }
    var goal = report.goal();
    if (goal != null) {
      line("");
      line("%s", Phrases.wrapped(goal.words()));
      line("%s", Phrases.wrapped(GoalText.WARNING));
    }
    games();
    faults();
    late();
    line("");
    line("%s", Phrases.wrapped("Evidence: " + report.evidence() + "."));
    return out.toString();
  }

  private void cross() {
    line("%s:", statistic.title());
    grid(8, (row, column) -> statistic.text(report, row, column));
    if (statistic.anyInterval(report)) {
      int digits = standings.players() <= WIDE ? 1 : 0;
      line("");
      line("Where the true figures are, 95 times of 100:");
      grid(digits == 0 ? 8 : 11, (row, column) -> statistic.interval(report, row, column, digits));
    }
  }

  private interface Entry {
    String of(int row, int column);
  }

  private void grid(int width, Entry entry) {
    var columns = IntStream.range(0, standings.players()).boxed().toList();
    line("");
    line("    %s", columns.stream().map(i -> right(width, "" + (i + 1))).collect(joined()));
    for (int row : columns) {
      line(
          "%4d%s",
          row + 1,
          columns.stream()
              .map(
                  column ->
                      right(
                          width,
                          statistic.known(report, row, column) ? entry.of(row, column) : "-"))
              .collect(joined()));
    }
  }

  private static java.util.stream.Collector<CharSequence, ?, String> joined() {
    return Collectors.joining();
  }

  private static String right(int width, String text) {
    return " ".repeat(Math.max(1, width - text.length())) + text;
  }

  private void ranking() {
    line("");
    line("%4s  %-" + NAME + "s %7s %7s %7s %8s", "", "", "wins", "draws", "losses", "score");
    for (int player : standings.ranking()) {
      line(
          "%s %7d %7d %7d %7.1f%%",
          name(player),
          standings.wins(player),
          standings.draws(player),
          standings.losses(player),
          100 * standings.score(player));
    }
  }

  private void ratings() {
    boolean measured = times && standings.usage(0).measured();
    line("");
    line(
        "%4s  %-" + NAME + "s %7s %16s%s",
        "",
        Phrases.scale(report),
        "rating",
        "95 times of 100",
        measured ? "  ms a move" : "");
    for (int player : Phrases.byRating(report)) {
      line(
          "%s %7s %16s%s",
          name(player),
          Phrases.rating(report, player),
          Phrases.ratingInterval(report, player),
          measured
              ? String.format(Locale.ROOT, "%11.3f", standings.usage(player).millisAMove())
              : "");
    }
    line("");
    if (Phrases.needsOrigin(report)) {
      line("%s", Phrases.origin(report));
    }
    line("%s", Phrases.firstMover(report));
    if (!report.connected()) {
      line("Not all players are linked by games: their ratings do not compare.");
    }
  }

  private void claims() {
    line("");
    line("Better than, with an error in any of these 5 times of 100 (Holm):");
    for (int player : Phrases.byRating(report)) {
      line("%4d  %s", player + 1, beaten(player));
    }
    for (String sentence : new FitText(report).sentences()) {
      line("");
      line("%s", Phrases.wrapped(sentence));
    }
  }

  private String beaten(int player) {
    List<String> beaten =
        report.claims().stream()
            .filter(claim -> claim.holds() && claim.better() == player)
            .map(claim -> Integer.toString(claim.worse() + 1))
            .toList();
    return beaten.isEmpty() ? "not shown for anybody" : String.join(", ", beaten);
  }

  private void games() {
    var lengths = standings.lengths();
    line("");
    if (standings.games() == 0) {
      line("No games yet.");
      return;
    }
    line(
        "%s, %s; %.1f%% drawn; %s to %s moves.",
        Phrases.plural(standings.games(), "game"),
        Phrases.distinct(standings),
        100 * report.drawRatio(),
        Phrases.count(lengths.shortest()),
        Phrases.count(lengths.longest()));
  }

  private void late() {
    for (int player = 0; player < standings.players(); player++) {
      if (standings.usage(player).late() > 0) {
        line("%4d  %s", player + 1, Phrases.late(standings.usage(player)));
      }
    }
  }

  private void faults() {
    if (standings.faults().games() > 0) {
      line("");
      out.append(Phrases.faults(standings, true, NAME));
    }
  }

  private String name(int player) {
    return Phrases.column(
        String.format(Locale.ROOT, "%4d  ", player + 1), standings.names().get(player), NAME);
  }

  @SuppressWarnings("AnnotateFormatMethod") // not worth a dependency of its own
  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
  }
}
