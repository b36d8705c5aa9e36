package plyground.arena.report;

import java.util.ArrayList;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Evidence;

/** Says on how much a report rests, and why there is something that it does not say. */
final class EvidenceText {
  private final Report report;
  private final Standings standings;
  private final String unit;

  EvidenceText(Report report) {
    this.report = report;
    standings = report.standings();
    unit = report.plan().paired() ? "pair" : "game";
  }

  String text() {
    var words = new ArrayList<String>();
    words.add(count());
    if (standings.repeating()) {
      words.add("the agents are deterministic: from the same start they play the same game again");
      if (report.plan().endsOnRepeats() && standings.games() < report.plan().schedule().size()) {
        words.add("the run was ended there; openings give different starts");
      }
    } else if (standings.repeatingPairings() > 0) {
      int repeating = standings.repeatingPairings();
      words.add(
          "%s only %s games of deterministic agents; openings give different starts"
              .formatted(
                  Phrases.plural(repeating, "pairing"), repeating == 1 ? "repeats" : "repeat"));
    }
    long untested = report.claims().stream().filter(claim -> claim.corrected() == null).count();
    if (untested > 0 || report.claims().isEmpty()) {
      words.add(
          (untested < report.claims().size()
                  ? "no test for " + Phrases.plural(untested, "pairing") + " with"
                  : "no test is made with")
              + " fewer than %d distinct %ss".formatted(Evidence.FEWEST, unit));
    }
    if (!report.finished()) {
      words.add(
          "unfinished: %s of %s"
              .formatted(
                  Phrases.count(standings.games()),
                  Phrases.plural(report.plan().schedule().size(), "game")));
    }
    return String.join("; ", words);
  }

  private String count() {
    long played = 0;
    for (var claim : report.claims()) {
      played += standings.pairs(claim.better(), claim.worse()).pairs();
    }
    long distinct = standings.pool().distinct();
    return distinct == played
        ? Phrases.plural(distinct, "distinct " + unit)
        : "%s of %s played"
            .formatted(Phrases.plural(distinct, "distinct " + unit), Phrases.count(played));
  }
}
