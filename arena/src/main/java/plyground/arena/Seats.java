package plyground.arena;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plyground.agents.Player;
import plyground.core.Agent;
import plyground.core.Position;

/** The agents of one thread: two of each player, so that none ever plays against itself. */
final class Seats<P extends Position<P>> implements AutoCloseable {
  private final List<Player<P>> players;
  private final Map<Integer, Agent<P>> first = new HashMap<>();
  private final Map<Integer, Agent<P>> second = new HashMap<>();

  Seats(List<Player<P>> players) {
    this.players = players;
  }

  Agent<P> first(int player) {
    return first.computeIfAbsent(player, number -> players.get(number).create());
  }

  Agent<P> second(int player) {
    return second.computeIfAbsent(player, number -> players.get(number).create());
  }

  @Override
  public void close() {
    first.values().forEach(Agent::close);
    second.values().forEach(Agent::close);
  }
}
