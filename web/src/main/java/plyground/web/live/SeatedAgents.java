package plyground.web.live;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.arena.play.GameLoop;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;

/** The agents of one game. They are seated when first asked and may be sent away in between. */
final class SeatedAgents<P extends Position<P>> {
  private final List<@Nullable Agent<P>> agents = new ArrayList<>();

  SeatedAgents() {
    agents.add(null);
    agents.add(null);
  }

  /**
   * Who sits there. An agent draws from the game's seed as it does in the arena; one that was sent
   * away and comes back draws something new.
   */
  synchronized Agent<P> agent(AgentFactory<P> player, Side side, long seed, int ply) {
    var seated = agents.get(side.index());
    if (seated != null) {
      return seated;
    }
    var agent = player.create();
    long own = GameLoop.agentSeed(seed, side);
    agent.newGame(ply <= 1 ? own : SplitMix.derive(own, ply));
    agents.set(side.index(), agent);
    return agent;
  }

  synchronized void leave() {
    for (int i = 0; i < agents.size(); i++) {
      var agent = agents.set(i, null);
      if (agent != null) {
        agent.close();
      }
    }
  }
}
