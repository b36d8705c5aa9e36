package plyground.cluster;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/** A program of other people on a worker: when it breaks down there, the host is named. */
final class RemoteAgent<P extends Position<P>> implements Agent<P> {
  private final Supplier<Agent<P>> maker;
  private final UnaryOperator<String> words;
  private @Nullable Agent<P> agent;

  /**
   * @param maker may fail, where something is missing on this host
   * @param words how a breakdown is told at home
   */
  RemoteAgent(Supplier<Agent<P>> maker, UnaryOperator<String> words) {
    this.maker = maker;
    this.words = words;
  }

  private Agent<P> agent() {
    if (agent == null) {
      agent = maker.get();
    }
    return agent;
  }

  @Override
  public void newGame(long seed) {
    try {
      agent().newGame(seed);
    } catch (RuntimeException failure) {
      throw new InputException(words.apply(String.valueOf(failure.getMessage())), failure);
    }
  }

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    try {
      return agent().choose(position, limit);
    } catch (AgentException failure) {
      throw told(failure);
    }
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) throws AgentException {
    try {
      return agent().consider(position, limit, trace);
    } catch (AgentException failure) {
      throw told(failure);
    }
  }

  private AgentException told(AgentException failure) {
    return failure.fault() == Fault.CRASH
        ? new AgentException(
            Fault.CRASH, words.apply(String.valueOf(failure.getMessage())), failure)
        : failure;
  }

  @Override
  public void gameOver(P last, Outcome outcome) {
    if (agent != null) {
      agent.gameOver(last, outcome);
    }
  }

  @Override
  public void close() {
    if (agent != null) {
      agent.close();
    }
  }
}
