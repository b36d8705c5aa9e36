package plyground.arena.check;

import plyground.agents.AgentFactory;
import plyground.arena.play.MoveRequest;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;

/** An agent being tried out: every answer is checked. */
final class CheckedAgent<P extends Position<P>> implements AutoCloseable {
  private final Game<P> game;
  private final Agent<P> agent;
  private final MoveRequest<P> request;

  CheckedAgent(Game<P> game, AgentFactory<P> player) {
    this.game = game;
    agent = player.create();
    request = new MoveRequest<>(game);
  }

  Agent<P> agent() {
    return agent;
  }

  void newGame(long seed) throws Broken {
    try {
      agent.newGame(seed);
    } catch (RuntimeException failure) {
      throw new Broken("it failed at the start of a game: " + failure, null, failure);
    }
  }

  int ask(P position, Limit limit) throws Broken {
    try {
      request.prepare(position);
      return request.choose(agent, position, limit);
    } catch (AgentException failure) {
      throw broken(failure, position);
    }
  }

  /** What went wrong, where, in words for the one who wrote it. */
  Broken broken(AgentException failure, P position) {
    Object what = failure.getCause() instanceof RuntimeException bug ? bug : failure.getMessage();
    return new Broken(failure.fault() + ": " + what, game.format(position), failure);
  }

  /** In a game of its own, so that it may not rely on what came before. */
  int askAfresh(P position, Limit limit) throws Broken {
    newGame(1);
    return ask(position, limit);
  }

  @Override
  public void close() {
    agent.close();
  }
}
