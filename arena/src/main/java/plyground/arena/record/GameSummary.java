package plyground.arena.record;

import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.agent.Fault;

/** What statistics need to know of a game, fresh from the board or read from a store. */
public interface GameSummary {
  /** Which game of the schedule it is. */
  ScheduledGame scheduled();

  /** How it ended. */
  Outcome outcome();

  /** How the loser failed; null if the game was lost on the board or not at all. */
  @Nullable Fault fault();

  /** How many moves were made. */
  int length();

  /** The time both players took together. */
  long nanos();

  /** What a side spent; nothing where it was not measured. */
  Cost cost(Side side);

  /** Who made the first move; seats are those of the game's first and second side. */
  default Side opener() {
    return Side.FIRST;
  }

  /**
   * A number that is the same for the same start and moves or an image of them, and hardly ever for
   * others.
   */
  long print();

  /** The player who made the fault, if there was one. */
  default int faulty() {
    return outcome().winner() == Side.FIRST ? scheduled().second() : scheduled().first();
  }

  /**
   * Time and positions visited over all moves of a side.
   *
   * @param moves how many were measured
   * @param late how many took longer than the player was told, and were waited for
   */
  record Cost(int moves, long nanos, long nodes, int late) {
    public static final Cost NONE = new Cost(0, 0, 0, 0);
  }
}
