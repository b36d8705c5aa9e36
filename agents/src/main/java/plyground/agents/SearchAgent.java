package plyground.agents;

import java.util.Optional;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.SearchClock;
import plyground.core.search.Trace;
import plyground.core.spi.Endgame;

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
    endgame.ifPresent(each -> each.solver().newGame(seed));
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
    if (endgame.isEmpty() || trace.listens() || !endgame.get().covers().test(position)) {
      return asked.search(position, limit, trace);
    }
    long begun = SearchClock.nanos();
    var solved = endgame.get().solver().search(position, half(limit), trace);
    return solved.exact()
        ? solved
        : asked.search(position, limit.after(SearchClock.nanos() - begun), trace);
  }

  /** A proof is given half the time, so that a search can still answer if there is none by then. */
  private static Limit half(Limit limit) {
    var free = Limit.NONE.withStop(limit.stop());
    return limit.timeOpen() ? free : free.withTime(limit.time().dividedBy(2));
  }

  private Limit effective(Limit given) {
    var limit = own.or(given);
    boolean open = limit.depthOpen() && limit.nodesOpen() && limit.timeOpen();
    return open ? limit.or(fallback) : limit;
  }
}
