package plyground.web.live;

import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.core.Outcome;
import plyground.core.Side;

/** The score of a match over its games: the players in the order they were named. */
final class ScoreTally {
  int first;
  int second;
  int draws;

  /** Counts a game; a single game that may be taken back and ended again is not counted. */
  void count(@Nullable ScheduledGame scheduled, Outcome outcome) {
    if (scheduled == null) {
      return;
    }
    var winner = outcome.winner();
    if (winner == null) {
      draws++;
    } else if ((winner == Side.FIRST ? scheduled.first() : scheduled.second()) == 0) {
      first++;
    } else {
      second++;
    }
  }
}
