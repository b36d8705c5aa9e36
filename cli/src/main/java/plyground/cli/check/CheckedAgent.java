package plyground.cli.check;

import plyground.agents.AgentFactory;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;

/** An agent being tried out: every answer is checked. */
final class CheckedAgent<P extends Position<P>> implements AutoCloseable {
  private final Game<P> game;
  private final Agent<P> agent;

  CheckedAgent(Game<P> game, AgentFactory<P> player) {
    this.game = game;
    agent = player.create();
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
    String where = game.format(position);
    int move;
    try {
      move = agent.choose(position, limit);
    } catch (AgentException failure) {
      throw new Broken(failure.fault() + ": " + failure.getMessage(), where, failure);
    } catch (RuntimeException failure) {
      throw new Broken("crash: " + failure, where, failure);
    }
    if (!LegalMoves.contains(game, position, move)) {
      throw new Broken("illegal move: it played number " + move, where, null);
    }
    return move;
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
