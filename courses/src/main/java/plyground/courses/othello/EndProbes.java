package plyground.courses.othello;

import static plyground.courses.othello.PredicateProbes.probe;
import static plyground.courses.othello.PredicateProbes.yes;
import static plyground.courses.othello.PredicateProbes.yesNo;

import java.util.List;
import java.util.Set;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;

/** How games end: {@code terminal}, {@code winner}, {@code tie}. */
final class EndProbes {
  private EndProbes() {}

  static List<Probe> terminal(PositionPool pool) {
    return pool.ends().stream().map(PredicateProbes::stones).map(EndProbes::terminal).toList();
  }

  private static Probe terminal(Stones stones) {
    boolean one = stones.placements(1, true).isEmpty();
    boolean two = stones.placements(2, true).isEmpty();
    return yesNo(
            "terminal('" + stones.rows() + "').",
            one && two,
            List.of(
                Reading.exactly(
                        "a pass is ignored: it ends the game when one player cannot move",
                        yes(one || two))
                    .named("pass-ends"),
                Reading.exactly("it ends the game only when the board is full", yes(stones.full()))
                    .named("full-only"),
                Reading.exactly("it ends the game when player 1 cannot move", yes(one))
                    .named("one-player"),
                Reading.exactly("it ends the game when player 2 cannot move", yes(two))
                    .named("one-player")))
        .shrinkingTo(() -> stones.smaller().map(EndProbes::terminal));
  }

  static List<Probe> winner(PositionPool pool) {
    return pool.ends().stream().map(PredicateProbes::stones).map(EndProbes::winner).toList();
  }

  private static Probe winner(Stones stones) {
    String leader = leader(stones.lead());
    boolean over = stones.over();
    String right = over ? leader : "no";
    boolean tied = over && stones.lead() == 0;
    return probe(
            "winner('" + stones.rows() + "').",
            right,
            List.of(
                Reading.exactly(
                        "the sign is inverted: the player with fewer stones wins",
                        over ? leader(-stones.lead()) : "no")
                    .named("inverted"),
                Reading.exactly("it names a winner before the game is over", leader)
                    .named("mid-game"),
                Reading.anyOf("it names a winner in a tie", tied ? Set.of("1", "2") : Set.of(right))
                    .named("wins-ties"),
                Reading.exactly(
                        "it names a winner only when the board is full",
                        stones.full() ? leader : "no")
                    .named("full-only")))
        .inGroup(right)
        .withLazy(
            List.of(
                Reading.exactly("it always fails", "no"),
                Reading.exactly("it always names player 1", "1"),
                Reading.exactly("it always names player 2", "2")))
        .shrinkingTo(() -> stones.smaller().map(EndProbes::winner));
  }

  private static String leader(int lead) {
    return lead == 0 ? "no" : lead > 0 ? "1" : "2";
  }

  static List<Probe> tie(PositionPool pool) {
    return pool.evenEnds().stream().map(PredicateProbes::stones).map(EndProbes::tie).toList();
  }

  private static Probe tie(Stones stones) {
    boolean even = stones.lead() == 0;
    boolean over = stones.over();
    return yesNo(
            "tie('" + stones.rows() + "').",
            over && even,
            List.of(
                Reading.exactly("it calls a tie before the game is over", yes(even))
                    .named("mid-game"),
                Reading.exactly("it calls every finished game a tie", yes(over)).named("any-end"),
                Reading.exactly(
                        "it calls a tie only when the board is full", yes(even && stones.full()))
                    .named("full-only")))
        .shrinkingTo(() -> stones.smaller().map(EndProbes::tie));
  }
}
