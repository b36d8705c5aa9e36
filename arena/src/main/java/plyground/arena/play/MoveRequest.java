package plyground.arena.play;

import org.jspecify.annotations.Nullable;
import plyground.agents.plugin.PluginException;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/**
 * Asks an agent for one move, times it and judges the answer: whatever an agent can do wrong with a
 * move comes out of here as an {@link AgentException}. Serves one thread.
 */
public final class MoveRequest<P extends Position<P>> {
  private final int[] legal;
  private final @Nullable PluginWatch<P> watch;
  private int count;
  private long nanos;

  /** For one game and one thread. */
  public MoveRequest(Game<P> game) {
    legal = new int[game.maxMoves()];
    watch = PluginWatch.of(game);
  }

  /** Lists the legal moves of the position to be asked about; false if the game is over there. */
  public boolean prepare(P position) {
    if (watch == null) {
      count = position.moves(legal, 0);
    } else {
      prepareWatched(position, watch);
    }
    return count > 0;
  }

  private void prepareWatched(P position, PluginWatch<P> watched) {
    try {
      count = position.moves(legal, 0);
      watched.check(position, legal, count);
    } catch (RuntimeException | Error failure) {
      throw blamed(failure, position);
    }
  }

  /** A game from elsewhere that does not end would go on until memory does. */
  void requireEnd(P position, int played) {
    if (watch != null) {
      watch.requireEnd(position, played);
    }
  }

  /** A failure as that of the game, where it is a plugin's and it was its code that failed. */
  RuntimeException blamed(Throwable failure, P position) {
    return switch (watch == null ? failure : watch.judge(failure, position)) {
      case RuntimeException told -> told;
      case Error error -> throw error;
      case Throwable impossible -> throw new IllegalStateException(impossible);
    };
  }

  /** Asks for the move alone, which is not timed. */
  public int choose(Agent<P> agent, P position, Limit limit) throws AgentException {
    int move;
    try {
      move = agent.choose(position, limit);
    } catch (RuntimeException | StackOverflowError failure) {
      throw crash(failure, position);
    }
    checkLegal(move);
    return move;
  }

  /** Asks for the move and what was found out on the way. */
  public Result consider(Agent<P> agent, P position, Limit limit) throws AgentException {
    return consider(agent, position, limit, Trace.NONE);
  }

  /** The same with somebody who hears of it. */
  public Result consider(Agent<P> agent, P position, Limit limit, Trace trace)
      throws AgentException {
    long begun = System.nanoTime();
    Result result;
    try {
      result = agent.consider(position, limit, trace);
    } catch (RuntimeException | StackOverflowError failure) {
      throw crash(failure, position);
    }
    nanos = System.nanoTime() - begun;
    checkLegal(result.move());
    return result;
  }

  /** How long the last {@link #consider} took. */
  public long nanos() {
    return nanos;
  }

  private AgentException crash(Throwable failure, P position) {
    if (watch != null && watch.judge(failure, position) instanceof PluginException told) {
      throw told;
    }
    return crash(failure);
  }

  /** A bug of the agent as a fault of the agent; what people say at the board passes. */
  static AgentException crash(Throwable failure) {
    if (failure instanceof Interruption wish) {
      throw wish;
    }
    String message = failure.getMessage();
    String words = message == null ? failure.getClass().getSimpleName() : message;
    return new AgentException(Fault.CRASH, words, failure);
  }

  private void checkLegal(int move) throws AgentException {
    for (int i = 0; i < count; i++) {
      if (legal[i] == move) {
        return;
      }
    }
    throw new AgentException(Fault.ILLEGAL_MOVE, move + " is none of the legal moves");
  }
}
