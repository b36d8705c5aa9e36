package plyground.agents;

import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.search.RandomMove;

/** Plays any legal move. */
final class RandomAgent<P extends Position<P>> implements Agent<P> {
  private final RandomMove<P> search;

  RandomAgent(Game<P> game) {
    search = new RandomMove<>(game);
  }

  @Override
  public void newGame(long seed) {
    search.newGame(seed);
  }

  @Override
  public int choose(P position, Limit limit) {
    return search.choose(position);
  }
}
