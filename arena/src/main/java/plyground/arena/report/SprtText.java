package plyground.arena.report;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Sprt;

/** What a sequential test shows, in words. */
record SprtText(Sprt test, Evidence evidence) {
  static final String WARNING =
      "The score is biased away from the truth, since the test stopped the match.";

  /** All that is to be said of a report's test; nothing where there is none. */
  static List<String> sentences(Report report) {
    var test = report.plan().sprt();
    if (test == null) {
      return List.of();
    }
    var shown = new SprtText(test, report.evidence(0, 1));
    var sentences = new ArrayList<String>();
    sentences.add("sequential test, normalised Elo: " + shown.words());
    if (shown.evidence.enough()) {
      sentences.add(shown.ratio());
    }
    if (shown.decided()) {
      sentences.add(shown.errors());
      sentences.add(shown.estimate());
      sentences.add(WARNING);
    }
    return sentences;
  }

  boolean decided() {
    return test.verdict(evidence) != Sprt.Verdict.UNDECIDED;
  }

  String words() {
    return switch (test.verdict(evidence)) {
      case H0 -> nearer(test.elo0(), test.elo1());
      case H1 -> nearer(test.elo1(), test.elo0());
      case UNDECIDED -> evidence.enough() ? "not shown" : "not tested with so little evidence";
    };
  }

  private static String nearer(double near, double far) {
    return String.format(Locale.ROOT, "nearer to %.0f than to %.0f", near, far);
  }

  double llr() {
    return test.logLikelihoodRatio(evidence.counted());
  }

  String ratio() {
    return String.format(
        Locale.ROOT, "LLR %.2f in [%.2f, %.2f]", llr(), test.lower(), test.upper());
  }

  /** How often what is said would be said if the other hypothesis were true. */
  String errors() {
    boolean above = test.verdict(evidence) == Sprt.Verdict.H1;
    return String.format(
        Locale.ROOT,
        "If it were %.0f or %s, this would be said at most %s times of 100.",
        above ? test.elo0() : test.elo1(),
        above ? "less" : "more",
        new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT))
            .format(100 * (above ? test.alpha() : test.beta())));
  }

  double medianUnbiased() {
    return test.estimate(evidence.counted());
  }

  String estimate() {
    return String.format(
        Locale.ROOT,
        "normalised Elo %+.0f: about as likely too low as too high, given when the test stopped",
        medianUnbiased());
  }
}
