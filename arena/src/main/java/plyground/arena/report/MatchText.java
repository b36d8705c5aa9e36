package plyground.arena.report;

import java.util.Locale;
import plyground.arena.standings.Standings;

/** A match in a terminal of 80 columns. */
final class MatchText {
  private static final int NAME = 40;

  private final Report report;
  private final Standings standings;
  private final MatchStandings match;
  private final StringBuilder out = new StringBuilder();

  MatchText(Report report) {
    this.report = report;
    standings = report.standings();
    match = new MatchStandings(standings);
  }

  String text() {
    line(
        "%s, %s, seed %d",
        report.plan().game(), Phrases.plural(standings.games(), "game"), report.plan().seed());
    line("");
    line("%-40s %7s %7s %7s %8s", "", "wins", "draws", "losses", "score");
    row(match.a(), match.wins(), match.draws(), match.losses());
    row("  moving first", match.seat(true));
    row("  moving second", match.seat(false));
    row(match.b(), match.losses(), match.draws(), match.wins());
    line("");
    if (standings.games() > 0) {
      games();
    }
    sprt();
    line("%s", Phrases.wrapped("evidence: " + report.evidence()));
    return out.toString();
  }

  private void games() {
    score();
    line(
        "moves a game: %.1f on average; %s",
        match.meanLength(), Phrases.distinct(standings, "of the games"));
    out.append(Phrases.faults(standings, false, NAME));
    late();
  }

  private void score() {
    var evidence = match.evidence();
    if (!evidence.enough()) {
      scoreLine(String.format(Locale.ROOT, "%.1f%%", 100 * match.score()));
      return;
    }
    var interval = evidence.interval();
    scoreLine(
        String.format(
            Locale.ROOT,
            "%.1f%% [%.1f, %.1f], Elo %s",
            100 * match.score(),
            100 * interval.low(),
            100 * interval.high(),
            evidence.elo()));
    line("%s", new StrengthText(standings).line());
    if (report.plan().paired()) {
      line("pairs by points 0, 1/2, 1, 3/2, 2: %s", report.pairs(0, 1));
    }
  }

  /** The figures stand below a name that leaves no room for them. */
  private void scoreLine(String figures) {
    String name = "score of " + match.a() + ":";
    boolean fits = name.length() + 1 + figures.length() <= Phrases.LINE;
    line("%s%s%s", name, fits ? " " : System.lineSeparator() + "  ", figures);
  }

  private void sprt() {
    SprtText.sentences(report).forEach(sentence -> line("%s", Phrases.wrapped(sentence)));
  }

  private void late() {
    for (int player = 0; player < standings.players(); player++) {
      if (standings.usage(player).late() > 0) {
        line("%s: %s", standings.names().get(player), Phrases.late(standings.usage(player)));
      }
    }
  }

  private void row(String name, MatchStandings.Seat seat) {
    if (seat.games() > 0) {
      row(name, seat.wins(), seat.draws(), seat.losses());
    }
  }

  private void row(String name, int wins, int draws, int losses) {
    double score = 100 * (wins + draws / 2.0) / Math.max(1, wins + draws + losses);
    line("%s %7d %7d %7d %7.1f%%", Phrases.column("", name, NAME), wins, draws, losses, score);
  }

  @SuppressWarnings("AnnotateFormatMethod") // not worth a dependency of its own
  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
  }
}
