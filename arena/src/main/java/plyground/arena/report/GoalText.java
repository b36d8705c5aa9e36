package plyground.arena.report;

import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.stats.Claim;

/** What came of a tournament that was to end when something is shown. */
record GoalText(Report report, Goal goal) {
  /** What must be known to read the figures. */
  static final String WARNING =
      "Results decided who played how much: scores are means over opponents, intervals and claims"
          + " hold whenever one stops, ratings are estimates without intervals.";

  /** Whether it is shown. */
  boolean shown() {
    return switch (goal) {
      case BEST -> best().isPresent() || everybodyLoses();
      case RANKS -> report.claims().stream().allMatch(Claim::holds);
    };
  }

  String words() {
    return switch (goal) {
      case BEST -> best(best());
      case RANKS -> ranks();
    };
  }

  /** Who is shown to beat each of the others. */
  OptionalInt best() {
    int others = report.standings().players() - 1;
    return players().filter(player -> beaten(player) == others).findFirst();
  }

  private IntStream players() {
    return IntStream.range(0, report.standings().players());
  }

  private long beaten(int player) {
    return report.claims().stream()
        .filter(claim -> claim.holds() && claim.better() == player)
        .count();
  }

  private boolean everybodyLoses() {
    return players()
        .allMatch(
            player ->
                report.claims().stream()
                    .anyMatch(claim -> claim.holds() && claim.worse() == player));
  }

  private String best(OptionalInt best) {
    if (best.isPresent()) {
      return name(best.getAsInt()) + " is shown to beat each of the others.";
    }
    return everybodyLoses()
        ? "Nobody is best: everybody is shown to lose to somebody."
        : "Who is best is not shown.";
  }

  private String ranks() {
    long open = report.claims().stream().filter(claim -> !claim.holds()).count();
    if (open > 0) {
      return "Ranks are not shown: " + Phrases.plural(open, "pairing") + " undecided.";
    }
    if (report.circles() > 0) {
      return "Every pairing is decided, and there are no ranks: some beat one another in a circle.";
    }
    return "Ranks are shown: "
        + players()
            .boxed()
            .sorted((a, b) -> Long.compare(beaten(b), beaten(a)))
            .map(this::name)
            .collect(Collectors.joining(", "))
        + ".";
  }

  private String name(int player) {
    return report.standings().names().get(player);
  }
}
