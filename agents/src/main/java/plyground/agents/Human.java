package plyground.agents;

import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;

/** A person; what asks them is not known here. */
public record Human<P extends Position<P>>(Game<P> game, MoveInput asker) implements Agent<P> {
  /** The name by which people are seated. */
  public static final String NAME = "human";

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    return asker.ask(game, position);
  }
}
