package plyground.web.live;

import java.util.Optional;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.core.spec.Spec;

/** Agents that a lab knows beside those of the house, by names of their own. */
public interface GuestAgents {
  /**
   * The agent of that name, if it is one of these.
   *
   * @throws Refusal if nobody may use it
   */
  <P extends Position<P>> Optional<AgentFactory<P>> seat(OpenGame<P> open, Spec spec);

  /** Nobody beside the house. */
  GuestAgents NONE =
      new GuestAgents() {
        @Override
        public <P extends Position<P>> Optional<AgentFactory<P>> seat(OpenGame<P> open, Spec spec) {
          return Optional.empty();
        }
      };
}
