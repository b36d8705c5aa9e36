package plyground.agents;

import plyground.core.AgentException;
import plyground.core.Fault;
import plyground.core.Game;
import plyground.core.Position;

/** Gets a move from the person at the board. */
@FunctionalInterface
public interface Asker {
  /** Where nobody sits. */
  Asker NOBODY =
      new Asker() {
        @Override
        public <P extends Position<P>> int ask(Game<P> game, P position) throws AgentException {
          throw new AgentException(Fault.CRASH, "there is nobody at the board to ask");
        }
      };

  <P extends Position<P>> int ask(Game<P> game, P position) throws AgentException;
}
