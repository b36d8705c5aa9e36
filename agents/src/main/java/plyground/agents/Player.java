package plyground.agents;

import java.util.function.Supplier;
import plyground.core.Agent;
import plyground.core.Position;

/** A named agent that can be seated any number of times, each time as an object of its own. */
public record Player<P extends Position<P>>(String name, Supplier<Agent<P>> maker) {
  public Agent<P> create() {
    return maker.get();
  }

  /** Whether it needs somebody to ask. */
  public boolean isHuman() {
    return Spec.parse(name).name().equals(Human.NAME);
  }
}
