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

  /** The players, the highest rating first. */
  static List<Integer> byRating(Report report) {
    return IntStream.range(0, report.standings().players())
        .boxed()
        .sorted(Comparator.comparingDouble(player -> -report.ratings().rating(player)))
        .toList();
  }
}
