package plyground.arena.experiment;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.arena.stats.Interval;

/** Phrases that all printers of a sweep use. */
final class SweepWords {
  private SweepWords() {}

  static String plural(long number, String thing) {
    return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
  }

  static String extent(SweepFindings findings) {
    var design = findings.design();
    return "%s, %s, %s from %s"
        .formatted(
            plural(design.settings(), "setting"),
            plural(design.pairings(), "pairing"),
            plural(findings.plan().schedule().size(), "game"),
            plural(findings.starts(), "start"));
  }

  /** What strengths are measured from. */
  static String zero(Design design) {
    return design.reference() == null
        ? "Strength above the average of all settings"
        : "Strength above " + design.reference();
  }

  static String interval(@Nullable Interval interval) {
    return interval == null
        ? "-"
        : String.format(
            Locale.ROOT, "[%+d, %+d]", Math.round(interval.low()), Math.round(interval.high()));
  }

  /**
   * What the figures rest on, in lines of a terminal's width.
   *
   * @param mark how an effect is marked that differs from zero
   */
  static List<String> evidence(SweepFindings findings, String mark) {
    String starts =
        String.format(
            Locale.ROOT,
            "%s, %,d of them different in their games",
            plural(findings.starts(), "start"),
            findings.distinctStarts());
    return findings.supported()
        ? List.of(
            starts + "; these are what is drawn again.",
            "Each interval holds by itself. "
                + mark
                + " differs from zero, all effects of its agent",
            "claimed at once (any error 5 times of 100); of the others it is not shown.")
        : List.of(
            starts + ": fewer than " + StrengthDraws.FEWEST + " show nothing.",
            "Agents without chance repeat a game from the same start: give more openings.");
  }
}
