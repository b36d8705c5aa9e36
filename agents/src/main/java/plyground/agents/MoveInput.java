package plyground.agents;

import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;

/** Gets a move from the person at the board. */
@FunctionalInterface
public interface MoveInput {
  /** Where nobody sits. */
  MoveInput NOBODY =
      new MoveInput() {
        @Override
        public <P extends Position<P>> int ask(Game<P> game, P position) throws AgentException {
          throw new AgentException(Fault.CRASH, "there is nobody at the board to ask");
        }
      };

  /** A legal move of the position, given by the person. */
  <P extends Position<P>> int ask(Game<P> game, P position) throws AgentException;
}
