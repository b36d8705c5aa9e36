package plyground.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plyground.arena.report.Anchor;
import plyground.core.InputException;

/** Who has a given rating, so that ratings of several tournaments have one scale. */
final class AnchorOption {
  @Option(
      names = "--anchor",
      paramLabel = "NAME=R",
      description = "Give this agent that rating (default: random=0, if it plays).")
  @Nullable String anchor;

  /** Null if none is wanted. */
  @Nullable Anchor check(List<String> agents) {
    if (anchor == null) {
      return null;
    }
    // Agents have equals signs in their names; the rating is after the last.
    int at = anchor.lastIndexOf('=');
    String name = at < 0 ? anchor : anchor.substring(0, at);
    if (at < 0) {
      throw new InputException(
          "--anchor " + anchor + ": expected NAME=RATING, such as random=1000");
    }
    if (!agents.contains(name)) {
      throw new InputException(
          "--anchor %s: '%s' does not play; expected one of %s"
              .formatted(anchor, name, String.join(", ", agents)));
    }
    return new Anchor(name, rating(anchor, anchor.substring(at + 1)));
  }

  private static double rating(String all, String text) {
    try {
      double rating = Double.parseDouble(text);
      if (Double.isFinite(rating)) {
        return rating;
      }
    } catch (NumberFormatException wrong) {
      // Said below.
    }
    throw new InputException("--anchor " + all + ": expected a number, not '" + text + "'");
  }
}
