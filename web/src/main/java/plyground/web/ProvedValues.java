package plyground.web;

import java.time.Duration;
import java.util.Optional;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;
import plyground.core.spi.SolverDescriptor;

/**
 * What is known for certain of a game's positions: from its book of solved ones, or from its solver
 * where that can be expected to prove every move in a moment. Nothing where a solver's values do
 * not say how games end.
 */
record ProvedValues<P extends Position<P>>(OpenGame<P> open) {
  private static final Duration LONGEST_PROOF = Duration.ofSeconds(2);

  /**
   * The values of all moves on the scale of searches that put wins first.
   *
   * @param seconds how long a proof may be expected to take
   */
  Optional<Result> at(P position, Limit limit, double seconds) {
    var solver = open.descriptor().solver().filter(SolverDescriptor::scores);
    if (solver.isEmpty()) {
      return Optional.empty();
    }
    var book = open.book();
    var known = book == null ? Optional.<Result>empty() : book.answer(position);
    if (known.isPresent() || !quick(solver.get(), position, seconds)) {
      return known.map(ProvedValues::winsFirst);
    }
    var search = solver.get().make(open.game());
    var proof = search.search(position, limit.withTime(LONGEST_PROOF), Trace.NONE);
    return proof.exact() ? Optional.of(winsFirst(proof)) : Optional.empty();
  }

  private boolean quick(SolverDescriptor<P> solver, P position, double seconds) {
    int moves = LegalMoves.of(open.game(), position).length;
    return solver.atOnce().test(position)
        || moves * solver.seconds().applyAsDouble(position) <= seconds;
  }

  private static Result winsFirst(Result found) {
    var moves =
        found.moves().stream()
            .map(each -> new MoveValue(each.move(), winsFirst(each.value())))
            .toList();
    var value = found.value();
    return new Result(
        found.move(),
        value == null ? null : winsFirst(value),
        moves,
        found.depth(),
        found.nodes(),
        found.exact());
  }

  private static double winsFirst(double score) {
    return score == 0 ? 0 : score + Math.signum(score) * WinsFirst.WIN;
  }
}
