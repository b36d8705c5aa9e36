package plyground.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plyground.arena.standings.Standings;

/** The findings as Markdown. */
final class MarkdownReport {
  private final Report report;
  private final Statistic statistic;
  private final Standings standings;
  private final StringBuilder out = new StringBuilder();

  MarkdownReport(Report report, Statistic statistic) {
    this.report = report;
    this.statistic = statistic;
    standings = report.standings();
  }

  String text() {
    out.append("# ").append(report.plan().game()).append("\n\n");
    out.append(
        "%s; %s, %s; %s drawn.\n\n"
            .formatted(
                Phrases.source(report),
                Phrases.plural(standings.games(), "game") + " in all",
                Phrases.distinct(standings),
                number("%.1f %%", 100 * report.drawRatio())));
    ranking();
    cross();
    if (report.rated()) {
      claims();
    }
    SprtText.sentences(report).forEach(each -> out.append(each).append("\n\n"));
    faults();
    late();
    out.append("Evidence: ").append(report.evidence()).append(".\n\n");
    out.append("## To play it again\n\n```\n").append(report.command()).append("\n```\n\n");
    out.append("Plyground ").append(report.software()).append('\n');
    return out.toString();
  }

  private void ranking() {
    out.append("## Ranking\n\n");
    boolean rated = report.rated();
    row(
        List.of(
            "",
            "agent",
            "wins",
            "draws",
            "losses",
            "score",
            "rating",
            "95 %",
            "ms a move",
            "nodes a move"));
    out.append("|---:|---|---:|---:|---:|---:|---:|---|---:|---:|\n");
    for (int player : rated ? Phrases.byRating(report) : standings.ranking()) {
      var usage = standings.usage(player);
      row(
          List.of(
              Integer.toString(player + 1),
              name(player),
              Phrases.count(standings.wins(player)),
              Phrases.count(standings.draws(player)),
              Phrases.count(standings.losses(player)),
              number("%.1f %%", 100 * standings.score(player)),
              rated ? Phrases.rating(report, player) : "",
              rated ? Phrases.ratingInterval(report, player) : "",
              usage.measured() ? number("%.3f", usage.millisAMove()) : "",
              usage.measured() ? number("%.1f", usage.nodesAMove()) : ""));
    }
    out.append('\n');
    if (rated) {
      out.append(
          "Ratings are Elo points by the Bradley-Terry model on scores. %s %s\n"
              .formatted(Phrases.origin(report), Phrases.firstMover(report)));
      out.append(
          report.connected()
              ? "\n"
              : "Not all players are linked by games: their ratings do not compare.\n\n");
    }
  }

  private void cross() {
    out.append("## ").append(statistic.title()).append("\n\n");
    var header = new ArrayList<>(List.of(""));
    for (int column = 1; column <= standings.players(); column++) {
      header.add(Integer.toString(column));
    }
    row(header);
    out.append("|---|").append("---:|".repeat(standings.players())).append('\n');
    for (int first = 0; first < standings.players(); first++) {
      var cells = new ArrayList<>(List.of((first + 1) + " " + name(first)));
      for (int second = 0; second < standings.players(); second++) {
        cells.add(cell(first, second));
      }
      row(cells);
    }
    out.append('\n');
  }

  private String cell(int first, int second) {
    if (!statistic.known(report, first, second)) {
      return "";
    }
    String interval = statistic.interval(report, first, second, 1);
    String text = statistic.text(report, first, second);
    return interval.isEmpty() ? text : text + " (" + interval + ")";
  }

  private void claims() {
    out.append("## Who is better\n\n");
    out.append(
        "Pairs count the two games from one start together: 0, 1/2, 1, 3/2 or 2 points.\n\n");
    row(List.of("better", "than", "pairs by points", "likelihood", "Holm-corrected p", ""));
    out.append("|---|---|---|---:|---:|---|\n");
    for (var claim : report.claims()) {
      row(
          List.of(
              name(claim.better()),
              name(claim.worse()),
              report.pairs(claim.better(), claim.worse()).toString(),
              claim.corrected() == null
                  ? ""
                  : Phrases.likelihood(report.evidence(claim.better(), claim.worse()).superiority())
                      + " %",
              Phrases.chance(claim),
              claim.holds() ? "holds" : "not shown"));
    }
    out.append('\n');
    for (String sentence : new FitText(report).sentences()) {
      out.append(sentence).append("\n\n");
    }
    var goal = report.goal();
    if (goal != null) {
      out.append(goal.words()).append(' ').append(GoalText.WARNING).append("\n\n");
    }
  }

  private void late() {
    for (int player = 0; player < standings.players(); player++) {
      if (standings.usage(player).late() > 0) {
        out.append(name(player))
            .append(": ")
            .append(Phrases.late(standings.usage(player)))
            .append(".\n\n");
      }
    }
  }

  private void faults() {
    if (standings.faults().games() == 0) {
      return;
    }
    out.append("## Faults\n\nGames lost off the board; they count as losses too.\n\n");
    row(List.of("agent", "fault", "games", "the first of them"));
    out.append("|---|---|---:|---|\n");
    for (var entry : standings.faults().entries()) {
      row(
          List.of(
              name(entry.player()),
              entry.fault().toString(),
              Phrases.count(entry.games()),
              entry.reason().replace("|", "\\|")));
    }
    out.append('\n');
  }

  private String name(int player) {
    return Escape.code(standings.names().get(player));
  }

  private void row(List<String> cells) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
