package plyground.arena.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.arena.stats.FitTest;
import plyground.arena.stats.NashShares;

/** Whether ratings explain the results, in words; and what to say where they do not. */
record FitText(Report report) {
  /** A share that is not worth a word. */
  private static final double NOTHING = 0.005;

  /** Sentences; none where nothing was tested. */
  List<String> sentences() {
    var words = new ArrayList<String>();
    var fit = report.fit();
    if (fit != null && fit.probability() != null) {
      words.add(fit(fit, fit.probability()));
    }
    if (report.circles() > 0) {
      words.add(
          Phrases.plural(report.circles(), "set")
              + " of three beat one another in a circle: no single number orders such players.");
    }
    var nash = report.mixture();
    if (nash != null) {
      words.add("Nobody beats this mixture (Nash averaging): " + mixture(nash) + ".");
    }
    return words;
  }

  private String fit(FitTest fit, double probability) {
    String chance = "(p " + Phrases.probability(probability) + ")";
    if (!report.misfits()) {
      return "That one rating a player does not explain the results is not shown " + chance + ".";
    }
    int[] most = fit.largest();
    return String.format(
        Locale.ROOT,
        "One rating a player does not explain the results %s: most of all %s scored %.1f%% against"
            + " %s, where %.1f%% were expected (%.1f standard deviations).",
        chance,
        name(most[0]),
        100 * report.evidence(most[0], most[1]).score(),
        name(most[1]),
        100 * report.ratings().expected(most[0], most[1]),
        Math.abs(fit.residual(most[0], most[1])));
  }

  private String mixture(NashShares nash) {
    return IntStream.range(0, nash.shares().length)
        .filter(player -> nash.shares()[player] >= NOTHING)
        .boxed()
        .sorted(Comparator.comparingDouble(player -> -nash.shares()[player]))
        .map(player -> share(nash, player))
        .collect(Collectors.joining(", "));
  }

  private String share(NashShares nash, int player) {
    var interval = nash.intervals()[player];
    return String.format(
        Locale.ROOT,
        "%s %.0f%% [%.0f, %.0f]",
        name(player),
        100 * nash.shares()[player],
        100 * interval.low(),
        100 * interval.high());
  }

  private String name(int player) {
    return report.standings().names().get(player);
  }
}
