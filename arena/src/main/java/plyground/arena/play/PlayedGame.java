package plyground.arena.play;

import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameRecord.Costs;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.AgentException;

/**
 * What came of a game. The arrays are not to be changed.
 *
 * @param end the last position on the board
 * @param failure how the loser failed; null if the game was decided on the board
 * @param costs of each move, if they were wanted
 * @param late how often each side took longer than it was told, and was waited for
 */
@SuppressWarnings("ArrayRecordComponent") // one a game by the million; never compared
public record PlayedGame<P extends Position<P>>(
    P start,
    int[] moves,
    P end,
    Outcome outcome,
    @Nullable AgentException failure,
    long nanos,
    @Nullable Costs costs,
    int[] late) {

  /** The same game if it was decided on the board, for those with whom a fault ends everything. */
  public PlayedGame<P> orThrow() throws AgentException {
    if (failure == null) {
      return this;
    }
    switch (failure.getCause()) {
      case RuntimeException bug -> throw bug;
      case Error error -> throw error;
      case null, default -> throw failure;
    }
  }
}
