package plyground.agents.process;

import plyground.core.AgentException;
import plyground.core.Limit;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Result;

/** How a program is spoken to; the clock is somebody else's business. */
interface Language<P extends Position<P>> {
  /** The first words; the program is up once they are answered. */
  void hello(Child child) throws AgentException;

  void newGame(Child child, long seed) throws AgentException;

  /**
   * Asks for a move and reads it.
   *
   * @param millis until the program is killed
   * @param everyMove whether the value of every move is wanted as well, if it has one
   */
  Result ask(Child child, P position, Limit limit, long millis, boolean everyMove)
      throws AgentException;

  /** Says how it ended; nothing is answered. */
  void gameOver(Child child, P last, Outcome outcome) throws AgentException;

  /** Whether {@link #hello} waits for an answer; if not, the first move includes the start. */
  default boolean greets() {
    return true;
  }
}
