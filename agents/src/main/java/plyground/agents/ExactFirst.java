package plyground.agents;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.agents.book.SolvedBook;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.SearchClock;
import plyground.core.search.Trace;

/**
 * Knows before it guesses: what a book has is played at once, what the solver is expected to prove
 * in the time there is it proves, and the rest is left to another agent.
 *
 * <p>Without a time limit nothing but the books is asked, so that limits by nodes and depth give
 * the same moves on every machine. Who wants to hear a search hears one.
 */
final class ExactFirst<P extends Position<P>> implements Agent<P> {
  /** A proof may take so much of the time; the rest is for a guess if there is none by then. */
  private static final double SHARE = 0.9;

  private final Agent<P> otherwise;
  private final ProvedValues<P> proved;
  private final @Nullable SolvedBook<P> openings;
  private final Limit own;

  /**
   * @param otherwise an agent without limits of its own
   * @param openings what is looked up besides, though nobody proved it
   * @param own the limits in the agent's name
   */
  ExactFirst(
      Agent<P> otherwise, ProvedValues<P> proved, @Nullable SolvedBook<P> openings, Limit own) {
    this.otherwise = otherwise;
    this.proved = proved;
    this.openings = openings;
    this.own = own;
  }

  @Override
  public void newGame(long seed) {
    otherwise.newGame(seed);
    proved.forget();
  }

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    return consider(position, limit, Trace.NONE).move();
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) throws AgentException {
    return ask(position, own.or(limit), trace, false);
  }

  @Override
  public Result analyse(P position, Limit limit, Trace trace) throws AgentException {
    return ask(position, own.or(limit), trace, true);
  }

  private Result ask(P position, Limit limit, Trace trace, boolean everyMove)
      throws AgentException {
    if (trace.listens()) {
      return search(position, limit, trace, everyMove);
    }
    var known = inBooks(position);
    boolean timed = !limit.timeOpen() && limit.nodesOpen() && limit.depthOpen();
    if (known.isPresent() && !(timed && everyMove && known.get().exact())) {
      return known.get();
    }
    if (!timed || proved.seconds(position) > limit.time().toNanos() * 1e-9) {
      return search(position, limit, trace, everyMove);
    }
    long begun = SearchClock.nanos();
    var proof = Limit.NONE.withStop(limit.stop()).withTime(part(limit.time(), SHARE));
    var best = proved.best(position, proof);
    var left = limit.after(SearchClock.nanos() - begun);
    if (!best.exact()) {
      return search(position, left, trace, everyMove);
    }
    return everyMove ? proved.withOthers(position, best, left) : best;
  }

  private Result search(P position, Limit limit, Trace trace, boolean everyMove)
      throws AgentException {
    return everyMove
        ? otherwise.analyse(position, limit, trace)
        : otherwise.consider(position, limit, trace);
  }

  @Override
  public void gameOver(P last, Outcome outcome) {
    otherwise.gameOver(last, outcome);
  }

  @Override
  public void close() {
    otherwise.close();
  }

  private Optional<Result> inBooks(P position) {
    return proved.inBook(position).or(() -> inOpenings(position));
  }

  private Optional<Result> inOpenings(P position) {
    return openings == null ? Optional.empty() : openings.answer(position);
  }

  private static Duration part(Duration time, double share) {
    return Duration.ofNanos((long) (time.toNanos() * share));
  }
}
