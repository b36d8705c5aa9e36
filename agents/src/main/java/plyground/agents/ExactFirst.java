package plyground.agents;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.agents.book.SolvedBook;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Bounds;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.SearchClock;
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

  private final Game<P> game;
  private final Agent<P> otherwise;
  private final SolverDescriptor<P> descriptor;
  private final Search<P> solver;
  private final List<SolvedBook<P>> books;
  private final Function<P, Bounds> bounds;
  private final Limit own;
  private final int threads;

  /**
   * @param otherwise an agent without limits of its own
   * @param solver proves a position's best move
   * @param books what is looked up, the first that knows a position first
   * @param bounds what is known of the value of a position that no book has
   * @param own the limits in the agent's name
   */
  ExactFirst(
      Game<P> game,
      Agent<P> otherwise,
      SolverDescriptor<P> descriptor,
      Search<P> solver,
      List<SolvedBook<P>> books,
      Function<P, Bounds> bounds,
      Limit own,
      int threads) {
    this.game = game;
    this.otherwise = otherwise;
    this.descriptor = descriptor;
    this.solver = solver;
    this.books = List.copyOf(books);
    this.bounds = bounds;
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
    var found = inBooks(position);
    if (found.isPresent()) {
      return found.get();
    }
    if (!worthProving(position, limit)) {
      return search(position, limit, trace, everyMove);
    }
    long begun = SearchClock.nanos();
    var known = bounds.apply(position);
    var rest = limit.after(SearchClock.nanos() - begun);
    var proof = Limit.NONE.withStop(limit.stop()).withTime(part(rest.time(), SHARE));
    var proved = solver.search(position, known, proof, trace);
    var left = limit.after(SearchClock.nanos() - begun);
    if (!proved.exact()) {
      return search(position, left, trace, everyMove);
    }
    return everyMove ? withOthers(position, proved, left) : proved;
  }

  private Result search(P position, Limit limit, Trace trace, boolean everyMove)
      throws AgentException {
    return everyMove
        ? otherwise.analyse(position, limit, trace)
        : otherwise.consider(position, limit, trace);
  }

  /** The same proof, with what the time left proves of the other moves. */
  private Result withOthers(P position, Result proved, Limit left) {
    long begun = SearchClock.nanos();
    var moves = new ArrayList<>(proved.moves());
    for (int move : LegalMoves.of(game, position)) {
      if (moves.stream().anyMatch(each -> each.move() == move)) {
        continue;
      }
      var next = position.play(move);
      var value = provedValue(next, left.after(SearchClock.nanos() - begun));
      if (value == null) {
        break;
      }
      // Not its negation, because that of 0.0 would print as -0.
      moves.add(new MoveValue(move, next.toMove() == position.toMove() ? value : 0 - value));
    }
    return new Result(
        proved.move(), proved.value(), moves, proved.depth(), proved.nodes(), proved.exact());
  }

  private @Nullable Double provedValue(P position, Limit left) {
    if (position.over()) {
      int score = position.outcome().score() * position.toMove().sign();
      return (double) (descriptor.scores() ? score : Integer.signum(score));
    }
    var proved = solver.search(position, bounds.apply(position), left, Trace.NONE);
    return proved.exact() ? proved.value() : null;
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
