package plyground.agents;

import java.util.Optional;
import plyground.core.Agent;
import plyground.core.Endgame;
import plyground.core.Limit;
import plyground.core.Position;
import plyground.core.Result;
import plyground.core.Search;
import plyground.core.Trace;

/**
 * Plays what a search finds, and perfectly where the game has an endgame solver. Limits of its own
 * go before those it is given; where both leave everything open it has a default, so that no call
 * runs for ever.
 *
 * @param search what is played
 * @param everyMove the same search, made to value every root move
 * @param own the limits in the agent's name
 * @param fallback the limit where there is none at all
 */
public record SearchAgent<P extends Position<P>>(
    Search<P> search, Search<P> everyMove, Limit own, Limit fallback, Optional<Endgame<P>> endgame)
    implements Agent<P> {

  @Override
  public void newGame(long seed) {
    search.newGame(seed);
  }

  @Override
  public int choose(P position, Limit limit) {
    return consider(position, limit, Trace.NONE).move();
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) {
    return ask(search, position, limit, trace);
  }

  @Override
  public Result analyse(P position, Limit limit, Trace trace) {
    return ask(everyMove, position, limit, trace);
  }

  /** Who wants to hear a search hears it, also where the solver would know the answer. */
  private Result ask(Search<P> asked, P position, Limit given, Trace trace) {
    var limit = effective(given);
    if (endgame.isPresent() && !trace.listens() && endgame.get().covers().test(position)) {
      var solved = endgame.get().solver().search(position, timed(limit), trace);
      if (solved.exact()) {
        return solved;
      }
    }
    return asked.search(position, limit, trace);
  }

  private static Limit timed(Limit limit) {
    return Limit.NONE.withTime(limit.time()).withStop(limit.stop());
  }

  private Limit effective(Limit given) {
    var limit = own.or(given);
    boolean open = limit.depthOpen() && limit.nodesOpen() && limit.timeOpen();
    return open ? limit.or(fallback) : limit;
  }
}
