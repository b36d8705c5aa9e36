package plyground.arena;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;

/** Varied starts: the positions a few plies into a game, dealt out to the games of a schedule. */
public final class Openings {
  private Openings() {}

  /** All different unfinished positions after so many plies, in the order of the moves. */
  public static <P extends Position<P>> List<P> after(Game<P> game, P start, int plies) {
    Set<P> now = new LinkedHashSet<>(List.of(start));
    for (int ply = 0; ply < plies; ply++) {
      var next = new LinkedHashSet<P>();
      for (P position : now) {
        for (int move : LegalMoves.of(game, position)) {
          next.add(position.play(move));
        }
      }
      now = next;
    }
    return now.stream().filter(position -> !position.over()).toList();
  }

  /** Each start of a schedule gets the next opening; after the last comes the first again. */
  public static <P extends Position<P>> LongFunction<P> deal(Schedule schedule, List<P> openings) {
    var dealt = new HashMap<Long, P>();
    for (int index = 0; index < schedule.size(); index++) {
      P next = openings.get(dealt.size() % openings.size());
      dealt.putIfAbsent(schedule.fixture(index).startSeed(), next);
    }
    return seed -> dealt.getOrDefault(seed, openings.getFirst());
  }
}
