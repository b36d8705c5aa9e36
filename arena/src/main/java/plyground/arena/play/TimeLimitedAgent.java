package plyground.arena.play;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;

/**
 * A player that is not waited for for ever. It thinks in a thread of its own; when its time is up
 * it is told to stop, and if it does not, thread and agent are left behind and the next game gets
 * new ones.
 */
final class TimeLimitedAgent<P extends Position<P>> implements Agent<P> {
  /** How long a search that was told to stop may take to do so. */
  private static final long GRACE_MILLIS = 200;

  private final AgentFactory<P> player;
  private final Duration patience;
  private @Nullable Agent<P> agent;
  private @Nullable ExecutorService thread;

  TimeLimitedAgent(AgentFactory<P> player, Duration patience) {
    this.player = player;
    this.patience = patience;
  }

  @Override
  public void newGame(long seed) {
    var seated = agent == null ? player.create() : agent;
    agent = seated;
    seated.newGame(seed);
  }

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    return guard(limit, within -> seated().choose(position, within));
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) throws AgentException {
    return guard(limit, within -> seated().consider(position, within, trace));
  }

  @Override
  public void gameOver(P last, Outcome outcome) {
    if (agent != null) {
      agent.gameOver(last, outcome);
    }
  }

  private Agent<P> seated() throws AgentException {
    if (agent == null) {
      throw new AgentException(Fault.CRASH, "no game was begun");
    }
    return agent;
  }

  private interface Thought<T> {
    T within(Limit limit) throws AgentException;
  }

  private <T> T guard(Limit limit, Thought<T> thought) throws AgentException {
    var stop = new Stop(limit.stop());
    Callable<T> call = () -> thought.within(limit.withStop(stop));
    var answer = thread().submit(call);
    try {
      return answer.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException late) {
      stop.raise();
      giveUp(answer);
      throw new AgentException(Fault.TIME_OUT, "no move within " + patience.toMillis() + " ms");
    } catch (ExecutionException failed) {
      throw failure(failed.getCause());
    } catch (InterruptedException interrupted) {
      stop.raise();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the games were interrupted", interrupted);
    }
  }

  private static AgentException failure(@Nullable Throwable cause) {
    return switch (cause) {
      case AgentException own -> own;
      case RuntimeException bug -> throw bug;
      case Error error -> throw error;
      case null, default -> throw new IllegalStateException(cause);
    };
  }

  private ExecutorService thread() {
    if (thread == null) {
      thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory());
    }
    return thread;
  }

  /** Leaves a player behind that does not even stop when told to. */
  private void giveUp(Future<?> answer) {
    try {
      answer.get(GRACE_MILLIS, TimeUnit.MILLISECONDS);
      return;
    } catch (ExecutionException stopped) {
      return;
    } catch (TimeoutException deaf) {
      answer.cancel(true);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    abandon();
  }

  private void abandon() {
    if (thread != null) {
      thread.shutdownNow();
      thread = null;
    }
    var left = agent;
    agent = null;
    if (left != null) {
      // Its own closing may hang as well.
      Thread.ofPlatform().daemon().start(left::close);
    }
  }

  @Override
  public void close() {
    if (thread != null) {
      thread.shutdownNow();
    }
    if (agent != null) {
      agent.close();
    }
  }
}
