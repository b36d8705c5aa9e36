package plyground.league.settings;

import java.util.Optional;
import java.util.regex.Pattern;

/** What earns points in the finals, as the settings write it. */
public sealed interface MarkRule {
  /** At most so many. */
  double points();

  /** How it is written. */
  String text();

  /** For whoever beats one of the house bots for certain: {@code beats alphabeta:depth=2: 60}. */
  record Beats(String agent, double points) implements MarkRule {
    @Override
    public String text() {
      return "beats " + agent + " for certain";
    }
  }

  /** By how many of the class one is above: {@code rank: 40}. */
  record Rank(double points) implements MarkRule {
    @Override
    public String text() {
      return "rank in the class";
    }
  }

  Pattern FORM = Pattern.compile("(?:beats (.+)|rank)\\s*:\\s*(\\d{1,4}(?:\\.\\d{1,3})?)");

  static Optional<MarkRule> parse(String text) {
    var match = FORM.matcher(text);
    if (!match.matches()) {
      return Optional.empty();
    }
    double points = Double.parseDouble(match.group(2));
    return Optional.of(
        match.group(1) == null ? new Rank(points) : new Beats(match.group(1).strip(), points));
  }
}
