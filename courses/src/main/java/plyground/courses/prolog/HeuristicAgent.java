package plyground.courses.prolog;

import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.BoundedOpinion;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

/**
 * One of our searches, steered by the heuristic of a student's file.
 *
 * @param solves whether an exact result is the endgame solver's, whose units are its own
 */
public record HeuristicAgent<P extends Position<P>>(
    Agent<P> search, Heuristic<P> heuristic, Driver driver, ResourceLimits limits, boolean solves)
    implements Agent<P>, BoundedOpinion<P>, Driven {

  @Override
  public void newGame(long seed) {
    search.newGame(seed);
  }

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    return consider(position, limit, Trace.NONE).move();
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) throws AgentException {
    heuristic.begin(limits.patience(limit), limit);
    try {
      return own(search.consider(position, limit, trace));
    } catch (Heuristic.Broken broken) {
      throw broken.fault();
    }
  }

  @Override
  public Result analyse(P position, Limit limit, Trace trace) throws AgentException {
    heuristic.begin(limits.patience(limit), limit);
    try {
      return own(search.analyse(position, limit, trace));
    } catch (Heuristic.Broken broken) {
      throw broken.fault();
    }
  }

  /** The values as the file gave them. */
  private Result own(Result found) {
    if (solves && found.exact()) {
      return found;
    }
    var moves =
        found.moves().stream()
            .map(each -> new MoveValue(each.move(), each.value() / Heuristic.UNIT))
            .toList();
    var value = found.value() == null ? null : found.value() / Heuristic.UNIT;
    return new Result(found.move(), value, moves, found.depth(), found.nodes(), found.exact());
  }

  @Override
  public @Nullable String brokenBound(P position) throws AgentException {
    return new HeuristicBounds(driver, limits.move()).brokenAt(heuristic.board(position));
  }

  @Override
  public void close() {
    search.close();
    driver.close();
  }
}
