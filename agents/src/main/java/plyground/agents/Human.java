package plyground.agents;

import plyground.core.Agent;
import plyground.core.AgentException;
import plyground.core.Game;
import plyground.core.Limit;
import plyground.core.Position;

/** A person; what asks them is not known here. */
public record Human<P extends Position<P>>(Game<P> game, Asker asker) implements Agent<P> {
  /** The name by which people are seated. */
  public static final String NAME = "human";

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    return asker.ask(game, position);
  }
}
