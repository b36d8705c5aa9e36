package plyground.arena.play;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.core.Position;
import plyground.core.agent.Agent;

/** The agents of one thread: two of each player, so that none ever plays against itself. */
final class AgentPool<P extends Position<P>> implements AutoCloseable {
  private final List<AgentFactory<P>> players;
  private final @Nullable Duration patience;
  private final Map<Integer, Agent<P>> first = new HashMap<>();
  private final Map<Integer, Agent<P>> second = new HashMap<>();

  /**
   * @param patience how long a move is waited for; null: for ever
   */
  AgentPool(List<AgentFactory<P>> players, @Nullable Duration patience) {
    this.players = players;
    this.patience = patience;
  }

  Agent<P> first(int player) {
    return first.computeIfAbsent(player, this::create);
  }

  Agent<P> second(int player) {
    return second.computeIfAbsent(player, this::create);
  }

  private Agent<P> create(int player) {
    var maker = players.get(player);
    return patience == null ? maker.create() : new TimeLimitedAgent<>(maker, patience);
  }

  @Override
  public void close() {
    first.values().forEach(Agent::close);
    second.values().forEach(Agent::close);
  }
}
