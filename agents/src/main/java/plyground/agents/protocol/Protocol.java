package plyground.agents.protocol;

import plyground.agents.sandbox.ChildProcess;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;

/** How a program is spoken to; the clock is somebody else's business. */
interface Protocol<P extends Position<P>> {
  /** The first words; the program is up once they are answered. */
  void hello(ChildProcess child) throws AgentException;

  void newGame(ChildProcess child, long seed) throws AgentException;

  /**
   * Asks for a move and reads it.
   *
   * @param millis until the program is killed
   * @param everyMove whether the value of every move is wanted as well, if it has one
   */
  Result ask(ChildProcess child, P position, Limit limit, long millis, boolean everyMove)
      throws AgentException;

  /** Says how it ended; nothing is answered. */
  void gameOver(ChildProcess child, P last, Outcome outcome) throws AgentException;

  /** Whether {@link #hello} waits for an answer; if not, the first move includes the start. */
  default boolean greets() {
    return true;
  }
}
