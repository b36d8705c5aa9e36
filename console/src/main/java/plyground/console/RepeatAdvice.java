package plyground.console;

import java.util.ArrayList;
import plyground.arena.plan.Openings;
import plyground.arena.play.Tournament;
import plyground.arena.standings.Standings;
import plyground.core.Position;
import plyground.core.SplitMix;

/** What to do where deterministic agents only repeat their games. */
final class RepeatAdvice<P extends Position<P>> {
  /** Further in hardly any game has more to offer, and counting takes its time. */
  private static final int MOST_PLIES = 12;

  private final Tournament<P> tournament;
  private final boolean takesOpenings;

  /**
   * @param takesOpenings whether whoever reads it can ask for openings
   */
  RepeatAdvice(Tournament<P> tournament, boolean takesOpenings) {
    this.tournament = tournament;
    this.takesOpenings = takesOpenings;
  }

  String text(Standings standings) {
    String unit = tournament.plan().paired() ? "pair" : "game";
    return "%s agents are deterministic: give openings; after %s the games repeat"
            .formatted(
                tournament.players().size() == 2 ? "both" : "the",
                Words.plural(standings.pool().distinct(), "distinct " + unit))
        + " (%s; --repeats plays on)".formatted(remedy(unit));
  }

  private String remedy(String unit) {
    var remedies = new ArrayList<String>();
    if (tournament.plan().start() != null && Openings.startsVary(tournament.game())) {
      remedies.add("without --start every " + unit + " has a start of its own");
    }
    if (takesOpenings || remedies.isEmpty()) {
      int plies = plies();
      remedies.add("--openings %d has %s".formatted(plies, starts(plies, unit)));
    }
    return String.join("; ", remedies);
  }

  /** The fewest plies that give every pair a start of its own, and more than there are now. */
  private int plies() {
    Integer now = tournament.plan().openings();
    int enough = openings().pliesFor(start(), tournament.schedule().starts(), MOST_PLIES);
    return now == null ? enough : Math.max(enough, now + 1);
  }

  private String starts(int plies, String unit) {
    int wanted = tournament.schedule().starts();
    int count = openings().draw(start(), plies, wanted, tournament.plan().seed()).size();
    return count < wanted ? Words.plural(count, "different start") : "a start for each " + unit;
  }

  private Openings<P> openings() {
    return new Openings<>(tournament.game());
  }

  private P start() {
    var plan = tournament.plan();
    return plan.start() == null
        ? tournament.game().start(new SplitMix(plan.seed()))
        : plan.start(tournament.game());
  }
}
