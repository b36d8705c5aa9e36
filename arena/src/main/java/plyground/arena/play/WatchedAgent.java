package plyground.arena.play;

import java.util.function.Consumer;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/**
 * A player for one game of whom one hears where it is asked. It is not closed after that.
 *
 * @param watch told of every position in which it is to move
 */
record WatchedAgent<P extends Position<P>>(Agent<P> player, Consumer<P> watch) implements Agent<P> {
  @Override
  public void newGame(long seed) {
    player.newGame(seed);
  }

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    watch.accept(position);
    return player.choose(position, limit);
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) throws AgentException {
    watch.accept(position);
    return player.consider(position, limit, trace);
  }

  @Override
  public Result analyse(P position, Limit limit, Trace trace) throws AgentException {
    watch.accept(position);
    return player.analyse(position, limit, trace);
  }

  @Override
  public void gameOver(P last, Outcome outcome) {
    player.gameOver(last, outcome);
  }
}
