package plyground.agents;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import plyground.agents.book.SolvedBook;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.spi.SolverDescriptor;

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
  private final SolverDescriptor<P> descriptor;
  private final Search<P> solver;
  private final List<SolvedBook<P>> books;
  private final Limit own;
  private final int threads;

  /**
   * @param otherwise an agent without limits of its own
   * @param solver proves a position's best move
   * @param books what is looked up, the first that knows a position first
   * @param own the limits in the agent's name
   */
  ExactFirst(
      Agent<P> otherwise,
      SolverDescriptor<P> descriptor,
      Search<P> solver,
      List<SolvedBook<P>> books,
      Limit own,
      int threads) {
    this.otherwise = otherwise;
    this.descriptor = descriptor;
    this.solver = solver;
    this.books = List.copyOf(books);
    this.own = own;
    this.threads = threads;
  }

  @Override
  public void newGame(long seed) {
    otherwise.newGame(seed);
  }

  @Override
  public int choose(P position, Limit limit) throws AgentException {
    return consider(position, limit, Trace.NONE).move();
  }

  @Override
  public Result consider(P position, Limit limit, Trace trace) throws AgentException {
    var whole = own.or(limit);
    if (trace.listens()) {
      return otherwise.consider(position, whole, trace);
    }
    var known = known(position);
    if (known.isPresent()) {
      return known.get();
    }
    if (!worthProving(position, whole)) {
      return otherwise.consider(position, whole, trace);
    }
    long begun = System.nanoTime();
    var proof = Limit.NONE.withStop(whole.stop()).withTime(part(whole.time(), SHARE));
    var proved = solver.search(position, proof, trace);
    if (proved.exact()) {
      return proved;
    }
    var left = whole.time().minusNanos(System.nanoTime() - begun);
    return otherwise.consider(
        position, whole.withTime(left.isNegative() ? Duration.ZERO : left), trace);
  }

  @Override
  public Result analyse(P position, Limit limit, Trace trace) throws AgentException {
    var known = trace.listens() ? Optional.<Result>empty() : known(position);
    return known.isPresent() ? known.get() : otherwise.analyse(position, own.or(limit), trace);
  }

  @Override
  public void gameOver(P last, Outcome outcome) {
    otherwise.gameOver(last, outcome);
  }

  @Override
  public void close() {
    otherwise.close();
  }

  private Optional<Result> known(P position) {
    return books.stream().flatMap(each -> each.answer(position).stream()).findFirst();
  }

  /** Where the solver answers in a moment the other agent asks it anyway. */
  private boolean worthProving(P position, Limit limit) {
    if (limit.timeOpen() || !limit.nodesOpen() || !limit.depthOpen()) {
      return false;
    }
    double seconds = descriptor.seconds().applyAsDouble(position) / threads;
    return seconds < limit.time().toNanos() * 1e-9 && !descriptor.atOnce().test(position);
  }

  private static Duration part(Duration time, double share) {
    return Duration.ofNanos((long) (time.toNanos() * share));
  }
}
