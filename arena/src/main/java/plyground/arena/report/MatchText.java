package plyground.arena.report;

import java.util.Locale;
import plyground.arena.standings.Standings;
import plyground.arena.standings.Tally;
import plyground.arena.stats.Elo;
import plyground.arena.stats.Sprt;
import plyground.core.Side;

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
    row("  moving first", standings.cell(0, 1), Side.FIRST);
    row("  moving second", standings.cell(1, 0), Side.SECOND);
    row(match.b(), match.losses(), match.draws(), match.wins());
    line("");
    score();
    line("moves a game: %.1f on average; %s", match.meanLength(), Phrases.distinct(standings));
    out.append(Phrases.faults(standings, false, NAME));
    sprt();
    return out.toString();
  }

  private void score() {
    var interval = match.interval();
    line(
        "score of %s: %.1f%% [%.1f, %.1f], Elo %s",
        match.a(),
        100 * match.score(),
        100 * interval.low(),
        100 * interval.high(),
        Elo.of(match.score(), interval));
    if (report.plan().paired()) {
      line(
          "pairs by points 0, 1/2, 1, 3/2, 2: %s; better with likelihood %.1f%%",
          report.pairs(0, 1), 100 * report.superiority(0, 1));
    }
  }

  private void sprt() {
    var test = report.plan().sprt();
    if (test == null) {
      return;
    }
    var verdict = test.verdict(report.pairs(0, 1));
    line(
        "sequential test, normalised Elo %.0f against %.0f: %s (ratio %.2f in [%.2f, %.2f])",
        test.elo0(),
        test.elo1(),
        words(test, verdict),
        test.logLikelihoodRatio(report.pairs(0, 1)),
        test.lower(),
        test.upper());
    if (verdict != Sprt.Verdict.UNDECIDED) {
      line("The score above is biased away from the truth, since the test stopped early.");
    }
  }

  private static String words(Sprt test, Sprt.Verdict verdict) {
    return switch (verdict) {
      case H0 -> String.format(Locale.ROOT, "no better than %.0f", test.elo0());
      case H1 -> String.format(Locale.ROOT, "at least %.0f better", test.elo1());
      case UNDECIDED -> "undecided";
    };
  }

  private void row(String name, Tally tally, Side side) {
    if (tally.games() > 0) {
      row(name, tally.wins(side), tally.draws(), tally.wins(side.other()));
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
