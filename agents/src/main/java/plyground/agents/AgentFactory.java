package plyground.agents;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plyground.agents.protocol.External;
import plyground.core.Position;
import plyground.core.agent.Agent;

/**
 * A named agent that can be seated any number of times, each time as an object of its own. The
 * first is made at once, which shows whether the name is good, and kept for the first seat.
 */
public final class AgentFactory<P extends Position<P>> {
  private final String name;
  private final Supplier<Agent<P>> maker;
  private final boolean human;
  private final AtomicReference<@Nullable Agent<P>> spare;

  /** Of agents by that name, the first of them made at once. */
  public AgentFactory(String name, Supplier<Agent<P>> maker) {
    this.name = name;
    this.maker = maker;
    var first = maker.get();
    human = first instanceof Human;
    spare = new AtomicReference<>(first);
  }

  /** The name, with parameters, that makes the same agents again. */
  public String name() {
    return name;
  }

  /** An agent that nobody else has; whoever asks closes it. */
  public Agent<P> create() {
    var first = spare.getAndSet(null);
    return first == null ? maker.get() : first;
  }

  /** What protects this machine from it, where it is a program of other people. */
  public Optional<String> protection() {
    var agent = create();
    var words =
        agent instanceof External outside
            ? Optional.of(outside.protection())
            : Optional.<String>empty();
    if (!spare.compareAndSet(null, agent)) {
      agent.close();
    }
    return words;
  }

  /** Whether it needs somebody to ask. */
  public boolean isHuman() {
    return human;
  }
}
