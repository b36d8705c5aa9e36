package plyground.arena.play;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.core.Position;
import plyground.core.agent.Agent;

/** The agents of one thread: one of each player, and a second where a player meets itself. */
final class AgentPool<P extends Position<P>> implements AutoCloseable {
  private final List<AgentFactory<P>> players;
  private final @Nullable Duration patience;
  private final Map<Integer, Agent<P>> agents = new HashMap<>();
  private final Map<Integer, Agent<P>> doubles = new HashMap<>();

  /**
   * @param patience how long a move is waited for; null: for ever
   */
  AgentPool(List<AgentFactory<P>> players, @Nullable Duration patience) {
    this.players = players;
    this.patience = patience;
  }

  Agent<P> first(int player) {
    return agents.computeIfAbsent(player, this::create);
  }

  /** The other seat: no agent ever plays against itself. */
  Agent<P> second(int player, int opponent) {
    return (player == opponent ? doubles : agents).computeIfAbsent(player, this::create);
  }

  private Agent<P> create(int player) {
    var factory = players.get(player);
    return patience == null ? factory.create() : new TimeLimitedAgent<>(factory, patience);
  }

  @Override
  public void close() {
    agents.values().forEach(Agent::close);
    doubles.values().forEach(Agent::close);
  }
}
