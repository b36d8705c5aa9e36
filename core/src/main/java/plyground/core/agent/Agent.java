package plyground.core.agent;

import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/** A player. One object sits in one seat of one game at a time. */
public interface Agent<P extends Position<P>> extends AutoCloseable {
  /** Gets ready for another game; every random draw of that game comes from the seed. */
  default void newGame(long seed) {}

  /** Picks a legal move of a position that is not over. */
  int choose(P position, Limit limit) throws AgentException;

  /** Picks the same move as {@link #choose} and tells what was found out on the way. */
  default Result consider(P position, Limit limit, Trace trace) throws AgentException {
    return Result.of(choose(position, limit));
  }

  /** Does the same and takes the trouble to value every root move it can put a value on. */
  default Result analyse(P position, Limit limit, Trace trace) throws AgentException {
    return consider(position, limit, trace);
  }

  /** Tells how the game ended: on the board, or off it by a fault. */
  default void gameOver(P last, Outcome outcome) {}

  @Override
  default void close() {}
}
