package plyground.arena.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import plyground.arena.plan.Plan;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Interval;

/** Phrases that several printers use. */
final class Phrases {
  /** The width of a terminal, with a column to spare. */
  private static final int LINE = 79;

  private Phrases() {}

  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  static String plural(long number, String thing) {
    return count(number) + " " + thing + (number == 1 ? "" : "s");
  }

  static String extent(Plan plan) {
    return switch (plan.form()) {
      case MATCH, ONE_SIDED -> plural(plan.games(), "game");
      case ROUND_ROBIN, NO_MIRRORS -> plural(plan.games(), "game") + " a pairing";
      case GAUNTLET -> plural(plan.games(), "game") + " against each";
    };
  }

  static String interval(Interval interval) {
    return String.format(
        Locale.ROOT, "[%+d, %+d]", Math.round(interval.low()), Math.round(interval.high()));
  }

  static String distinct(Standings standings) {
    var distinct = standings.distinct();
    if (!distinct.exact()) {
      return "more than " + count(distinct.count()) + " of them different";
    }
    return distinct.count() == standings.games()
        ? "no two alike"
        : count(distinct.count()) + " of them different";
  }

  /**
   * A name at the beginning of a row, after what stands before it; one too long for its column has
   * a line to itself, and the figures stand below it.
   */
  static String column(String before, String name, int width) {
    return name.length() <= width
        ? before + name + " ".repeat(width - name.length())
        : before + name + System.lineSeparator() + " ".repeat(before.length() + width);
  }

  /** Games lost by a fault with the reason of each kind, for a terminal; nothing without any. */
  static String faults(Standings standings, boolean numbered, int width) {
    var log = standings.faults();
    if (log.games() == 0) {
      return "";
    }
    var text = new StringBuilder(plural(log.games(), "game"));
    text.append(" lost by a fault, not on the board:").append(System.lineSeparator());
    for (var entry : log.entries()) {
      String number = numbered ? String.format(Locale.ROOT, "%4d  ", entry.player() + 1) : "";
      String name = standings.names().get(entry.player());
      text.append(column(number, name, width))
          .append(String.format(Locale.ROOT, " %7d  %s%n", entry.games(), entry.fault()))
          .append(indented(entry.reason(), number.length() + 2));
    }
    return text.toString();
  }

  private static String indented(String words, int indent) {
    var lines = new StringBuilder();
    int width = 0;
    for (String word : words.split("\\s+")) {
      boolean fits = width > 0 && width + 1 + word.length() <= LINE;
      lines.append(fits ? " " : (width > 0 ? System.lineSeparator() : "") + " ".repeat(indent));
      lines.append(word);
      width = fits ? width + 1 + word.length() : indent + word.length();
    }
    return lines.append(System.lineSeparator()).toString();
  }

  /** The players, the highest rating first. */
  static List<Integer> byRating(Report report) {
    return IntStream.range(0, report.standings().players())
        .boxed()
        .sorted(Comparator.comparingDouble(player -> -report.ratings().rating(player)))
        .toList();
  }
}
