package plyground.agents;

import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.agents.book.SolvedBook;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.SearchClock;
import plyground.core.search.Trace;
import plyground.core.spi.SolverDescriptor;

/**
 * What is known for certain of a game's positions: what the book of solved ones says that comes
 * with the game, and what its solver proves. The solver is told what the book says of positions one
 * move behind it, so that less is left to prove. One object serves one caller at a time.
 */
public final class ProvedValues<P extends Position<P>> {
  private final OpenGame<P> open;
  private final Game<P> game;
  private final SolverDescriptor<P> descriptor;
  private final Search<P> solver;
  private final @Nullable SolvedBook<P> book;
  private final int threads;

  ProvedValues(OpenGame<P> open, SolverDescriptor<P> descriptor, int threads) {
    this.open = open;
    this.descriptor = descriptor;
    this.threads = threads;
    game = open.game();
    solver = descriptor.maker().make(game, threads, false);
    book = open.book();
  }

  /** Forgets what it proved; until then one move's proofs serve the next. */
  public void forget() {
    solver.newGame(0);
  }

  /** Whether values are the scores games end with; if not, they only say who wins. */
  public boolean scores() {
    return descriptor.scores();
  }

  /** A position's best move, and the values of the moves that the book has. */
  Optional<Result> inBook(P position) {
    return book == null ? Optional.empty() : book.answer(position);
  }

  /**
   * How long it takes to find a position's best move, as far as that can be told beforehand;
   * infinite where nobody knows.
   */
  public double seconds(P position) {
    boolean atOnce = descriptor.atOnce().test(position) || inBook(position).isPresent();
    return atOnce ? 0 : descriptor.seconds().applyAsDouble(position) / threads;
  }

  /** A position's best move and its value; not exact if the time did not suffice. */
  public Result best(P position, Limit limit) {
    var known = inBook(position);
    return known.isPresent() ? known.get() : prove(position, limit);
  }

  private Result prove(P position, Limit limit) {
    long begun = SearchClock.nanos();
    var bounds = open.known(position, limit);
    var left = limit.after(SearchClock.nanos() - begun);
    return solver.search(position, bounds, left, Trace.NONE);
  }

  /** The same best move, with the values of the other moves as far as the time goes. */
  public Result withOthers(P position, Result best, Limit limit) {
    long begun = SearchClock.nanos();
    var moves = new ArrayList<>(best.moves());
    for (int move : LegalMoves.of(game, position)) {
      if (moves.stream().anyMatch(each -> each.move() == move)) {
        continue;
      }
      var next = position.play(move);
      var value = value(next, limit.after(SearchClock.nanos() - begun));
      if (value == null) {
        break;
      }
      // Not its negation, because that of 0.0 would print as -0.
      moves.add(new MoveValue(move, next.toMove() == position.toMove() ? value : 0 - value));
    }
    return new Result(best.move(), best.value(), moves, best.depth(), best.nodes(), best.exact());
  }

  private @Nullable Double value(P position, Limit limit) {
    if (position.over()) {
      int score = position.outcome().score() * position.toMove().sign();
      return (double) (scores() ? score : Integer.signum(score));
    }
    var best = best(position, limit);
    return best.exact() ? best.value() : null;
  }
}
