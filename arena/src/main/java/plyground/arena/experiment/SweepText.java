package plyground.arena.experiment;

import java.util.List;
import java.util.Locale;
import plyground.arena.experiment.SweepFindings.Effects;
import plyground.arena.experiment.SweepFindings.Figure;

/** A sweep in a terminal of 80 columns. */
public final class SweepText {
  private static final int NAME = 46;

  private final SweepFindings findings;
  private final StringBuilder out = new StringBuilder();

  private SweepText(SweepFindings findings) {
    this.findings = findings;
  }

  public static String of(SweepFindings findings) {
    return new SweepText(findings).text();
  }

  private String text() {
    var plan = findings.plan();
    line("%s, %s, seed %d", plan.game(), SweepWords.extent(findings), plan.seed());
    line("");
    line("%-" + NAME + "s %9s %20s", SweepWords.zero(findings.design()), "Elo", "95 times of 100");
    for (int setting : findings.ranking()) {
      figure(
          findings.design().agents().get(findings.design().player(setting)),
          findings.strength(setting),
          "");
    }
    for (var family : findings.design().families()) {
      if (!family.factors().isEmpty()) {
        effects(findings.effects(family));
      }
    }
    line("");
    SweepWords.evidence(findings, "*").forEach(words -> line("%s", words));
    return out.toString();
  }

  private void effects(Effects effects) {
    effects("Main effects in " + effects.family().template(), effects.main());
    if (!effects.interactions().isEmpty()) {
      effects("Interactions: worth beyond the sum of both", effects.interactions());
    }
  }

  private void effects(String title, List<Effect> effects) {
    line("");
    line("%s", title);
    for (var effect : effects) {
      var figure = new Figure(effect.value(), effect.interval());
      figure(effect.label(), figure, effect.shown() ? "  *" : "");
    }
  }

  private void figure(String label, Figure figure, String mark) {
    line(
        "  %-" + (NAME - 2) + "s %+9d %20s%s",
        label.length() <= NAME - 2 ? label : label.substring(0, NAME - 3) + "\u2026",
        Math.round(figure.value()),
        SweepWords.interval(figure.interval()),
        mark);
  }

  @SuppressWarnings("AnnotateFormatMethod") // not worth a dependency of its own
  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values).stripTrailing())
        .append(System.lineSeparator());
  }
}
