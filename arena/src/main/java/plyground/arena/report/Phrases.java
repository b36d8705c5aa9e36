package plyground.arena.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import plyground.arena.plan.Plan;
import plyground.arena.standings.Standings;
import plyground.arena.standings.Usage;
import plyground.arena.stats.Claim;
import plyground.arena.stats.Interval;

/** Phrases that several printers use. */
final class Phrases {
  /** The width of a terminal, with a column to spare. */
  static final int LINE = 79;

  private static final int LONGEST_IN_HEADING = 20;

  private Phrases() {}

  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  static String plural(long number, String thing) {
    return count(number) + " " + thing + (number == 1 ? "" : "s");
  }

  /** How much was played, and where it comes from. */
  static String source(Report report) {
    return report.runs() > 1
        ? report.runs() + " runs pooled"
        : extent(report.plan()) + ", seed " + report.plan().seed();
  }

  private static String extent(Plan plan) {
    return switch (plan.form()) {
      case MATCH, ONE_SIDED -> plural(plan.games(), "game");
      case ROUND_ROBIN, NO_MIRRORS ->
          (plan.until() == null ? "" : "at most ")
              + plural(plan.games(), "game")
              + " a pairing"
              + (plan.until() == null ? "" : " on average");
      case GAUNTLET -> plural(plan.games(), "game") + " against each";
    };
  }

  /** Such as {@code [+20, +35]}; an end that nothing bounds is left open. */
  static String interval(Interval interval) {
    return "[" + Statistic.elo(interval.low()) + ", " + Statistic.elo(interval.high()) + "]";
  }

  /**
   * A player's rating, or the bound of it where nothing was lost or nothing won; nothing where even
   * that is not known.
   */
  static String rating(Report report, int player) {
    var ratings = report.ratings();
    var interval = ratings.interval(player);
    boolean above = Double.isInfinite(interval.high());
    boolean below = Double.isInfinite(interval.low());
    if (!ratings.enough(player) || above == below) {
      return ratings.unbounded(player) ? "" : Statistic.elo(ratings.rating(player));
    }
    return above ? "> " + Statistic.elo(interval.low()) : "< " + Statistic.elo(interval.high());
  }

  /** The interval of a rating; empty where there is too little evidence. */
  static String ratingInterval(Report report, int player) {
    return report.ratings().enough(player) ? interval(report.ratings().interval(player)) : "";
  }

  /** What ratings are measured from, as a heading. */
  static String scale(Report report) {
    var anchor = report.anchor();
    if (anchor == null) {
      return "Elo points, 0 on average";
    }
    return needsOrigin(report) ? "Elo points" : "Elo points above " + anchor.agent();
  }

  /** Whether the heading has no room for it. */
  static boolean needsOrigin(Report report) {
    var anchor = report.anchor();
    return anchor != null && (anchor.rating() != 0 || anchor.agent().length() > LONGEST_IN_HEADING);
  }

  /** The same as a sentence. */
  static String origin(Report report) {
    var anchor = report.anchor();
    return anchor == null
        ? "The mean is at 0."
        : String.format(Locale.ROOT, "%s is at %.0f.", anchor.agent(), anchor.rating());
  }

  static String late(Usage usage) {
    return plural(usage.late(), "move") + " took longer than the time given, and counted";
  }

  /** What moving first is worth. */
  static String firstMover(Report report) {
    var first = report.firstMover();
    String share =
        String.format(
            Locale.ROOT,
            "Who moved first scored %.1f%% of %s",
            100 * first.score(),
            plural(first.games(), "game"));
    String weighed = "each pairing weighed by its different games";
    if (!first.enough()) {
      return share + (first.weighed() ? ", " + weighed + "." : ".");
    }
    return share
        + String.format(
            Locale.ROOT,
            ", Elo %s%n(%sas uneven by chance: p %s%s).",
            first.elo(),
            first.weighed() ? weighed + ";" + System.lineSeparator() : "",
            probability(first.probability()),
            first.probability() < Claim.LEVEL ? "" : "; an advantage is not shown");
  }

  /** Broken into lines that fit a terminal. */
  static String wrapped(String text) {
    var out = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ")) {
      boolean fits = column + 1 + word.length() <= LINE;
      out.append(column == 0 ? "" : fits ? " " : System.lineSeparator()).append(word);
      column = column > 0 && fits ? column + 1 + word.length() : word.length();
    }
    return out.toString();
  }

  /** A likelihood in percent, which is never all or nothing. */
  static String likelihood(double value) {
    return value > 0.9995
        ? "> 99.9"
        : value < 0.0005 ? "< 0.1" : String.format(Locale.ROOT, "%.1f", 100 * value);
  }

  /** The players with their numbers. */
  static List<String> numbered(Report report) {
    return players(report)
        .mapToObj(i -> (i + 1) + " " + report.standings().names().get(i))
        .toList();
  }

  /** Their numbers alone. */
  static List<String> columns(Report report) {
    return players(report).mapToObj(player -> Integer.toString(player + 1)).toList();
  }

  private static IntStream players(Report report) {
    return IntStream.range(0, report.standings().players());
  }

  static String probability(double value) {
    return value < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "= %.4f", value);
  }

  /** The probability of a claim. */
  static String chance(Claim claim) {
    Double corrected = claim.corrected();
    return corrected == null ? "not tested" : probability(corrected).replace("= ", "");
  }

  static String distinct(Standings standings) {
    return distinct(standings, "of them");
  }

  static String distinct(Standings standings, String ofWhich) {
    var distinct = standings.distinct();
    String counted = count(distinct.count()) + " " + ofWhich + " different";
    if (!distinct.exact()) {
      return "more than " + counted;
    }
    return distinct.count() == standings.games() ? "no two alike" : counted;
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
    return players(report)
        .boxed()
        .sorted(Comparator.comparingDouble(player -> -report.ratings().rating(player)))
        .toList();
  }
}
