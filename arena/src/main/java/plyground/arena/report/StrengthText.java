package plyground.arena.report;

import java.util.Locale;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Sprt;

/** How two players compare, in the figures that testers of engines watch while games go on. */
public record StrengthText(Standings standings) {
  /** Such as {@code nElo +35; better with likelihood 97.2%; draws 31.0%}. */
  public String line() {
    var evidence = standings.evidence(0, 1);
    return String.format(
        Locale.ROOT,
        "nElo %s; better with likelihood %s%%; draws %.1f%%",
        normalised(Sprt.normalisedElo(evidence.counted())),
        Phrases.likelihood(evidence.superiority()),
        100 * drawRatio());
  }

  /** Pairs that all came out alike tell nothing of their deviation, in which it is measured. */
  private static String normalised(double elo) {
    return Double.isInfinite(elo) ? "not known" : Statistic.elo(elo);
  }

  /** The share of drawn games. */
  public double drawRatio() {
    return standings.games() == 0 ? 0 : (double) standings.draws(0) / standings.games();
  }

  /** Two lines for a terminal of 80 columns; what is not known yet is left out. */
  public String live() {
    var evidence = standings.evidence(0, 1);
    if (!evidence.enough()) {
      return "";
    }
    var test = standings.plan().sprt();
    String pairs = evidence.played().toString().replace(", ", "-");
    return "Elo %s; %s%n%s %s%s"
        .formatted(
            evidence.elo(),
            line(),
            standings.plan().paired() ? "pairs" : "games",
            pairs,
            test == null ? "" : "; " + new SprtText(test, evidence).ratio());
  }
}
