package plyground.agents.protocol;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
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
 * A program in a seat. It is started for its first game and stays for those that follow; after a
 * fault the game is lost and the next one gets a new process.
 */
final class ProcessAgent<P extends Position<P>> extends ExternalProcess implements Agent<P> {
  /** Who was not up in time so often is not waited for again. */
  private static final int PATIENCE = 3;

  private final Program program;
  private final Protocol<P> language;

  private @Nullable AgentException failure;
  private boolean fresh;
  private int lateStarts;

  ProcessAgent(Program program, ResourceLimits limits, Protocol<P> language) {
    super(limits);
    this.program = program;
    this.language = language;
  }

  @Override
  public void newGame(long seed) {
    if (lateStarts >= PATIENCE) {
      return;
    }
    failure = null;
    try {
      var running = child != null && child.running() ? child : start();
      running.begin(limits.startup(), Stop.NEVER);
      language.newGame(running, seed);
      running.end();
    } catch (AgentException broken) {
      lost(broken);
    }
  }

  private ChildProcess start() throws AgentException {
    close();
    var started = ChildProcess.start(program, limits);
    child = started;
    fresh = true;
    started.begin(limits.startup(), Stop.NEVER);
    try {
      language.hello(started);
      started.end();
    } catch (AgentException broken) {
      lateStarts = broken.fault() == Fault.TIME_OUT ? lateStarts + 1 : 0;
      throw broken;
    }
    lateStarts = 0;
    return started;
  }

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    return ask(position, limit, false).move();
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) throws AgentException {
    return ask(position, limit, false);
  }

  @Override
  public Result analyse(P position, Limit limit, Trace trace) throws AgentException {
    return ask(position, limit, true);
  }

  private Result ask(P position, Limit limit, boolean everyMove) throws AgentException {
    if (child == null && failure == null) {
      newGame(1);
    }
    if (failure != null || child == null) {
      throw failure == null ? new AgentException(Fault.CRASH, "it is not running") : failure;
    }
    try {
      return ask(child, position, limit, everyMove);
    } catch (AgentException broken) {
      lost(broken);
      throw broken;
    }
  }

  private Result ask(ChildProcess asked, P position, Limit limit, boolean everyMove)
      throws AgentException {
    if (asked.unread()) {
      throw asked.fault(Fault.PROTOCOL, "wrote '" + MoveReader.brief(asked.line()) + "' unasked");
    }
    var patience = limits.patience(limit);
    var starting = fresh && !language.greets() ? limits.startup() : Duration.ZERO;
    fresh = false;
    asked.begin(patience.plus(starting), limit.stop());
    long millis = limit.timeOpen() ? patience.toMillis() : limit.time().toMillis();
    var result = language.ask(asked, position, limit, millis, everyMove);
    asked.end();
    return result;
  }

  @Override
  public void gameOver(P last, Outcome outcome) {
    if (child == null || failure != null) {
      return;
    }
    try {
      child.begin(limits.margin(), Stop.NEVER);
      language.gameOver(child, last, outcome);
      child.end();
    } catch (AgentException broken) {
      // The game is over; the next one starts it again.
      close();
    }
  }

  private void lost(AgentException reason) {
    failure = reason;
    close();
  }
}
