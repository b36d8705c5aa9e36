package plyground.agents;

import java.util.Optional;
import java.util.function.Supplier;
import plyground.agents.protocol.External;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.spec.Spec;

/** A named agent that can be seated any number of times, each time as an object of its own. */
public record AgentFactory<P extends Position<P>>(String name, Supplier<Agent<P>> maker) {
  public Agent<P> create() {
    return maker.get();
  }

  /** What protects this machine from it, where it is a program of other people. */
  public Optional<String> protection() {
    try (var agent = create()) {
      return agent instanceof External outside
          ? Optional.of(outside.protection())
          : Optional.empty();
    }
  }

  /** Whether it needs somebody to ask. */
  public boolean isHuman() {
    return Spec.parse(name).name().equals(Human.NAME);
  }
}
