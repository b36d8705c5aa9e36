package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

/** What a solver keeps from one position of a game to the next. */
final class SolverMemoryTest {
  /** What one move's proof has found is not proved again for the next; a new game knows nothing. */
  @Test
  void aProofServesTheRestOfTheGame() {
    var at = OthelloSolverTest.random(Size.SIX, 5, 17);
    var kept = new OthelloSolver(1, false);
    long first = kept.search(at, Limit.NONE, Trace.NONE).nodes();
    long again = kept.search(at, Limit.NONE, Trace.NONE).nodes();
    assertThat(again).isLessThan(first / 4);
    kept.newGame(0);
    assertThat(kept.search(at, Limit.NONE, Trace.NONE).nodes()).isEqualTo(first);
  }

  /** Games of two boards and two rules by turns, solved by one object and by a fresh one. */
  @Test
  void whatIsKeptChangesNoValue() {
    var kept = new OthelloSolver(1, false);
    for (long seed = 0; seed < 40; seed++) {
      var rule = seed % 4 < 2 ? EmptySquares.NOBODY : EmptySquares.WINNER;
      var at = OthelloSolverTest.random(seed % 4 == 0 ? Size.EIGHT : Size.SIX, seed, 14);
      var next = OthelloPosition.of(at.size(), rule, at.first(), at.second(), at.toMove());
      while (!next.over()) {
        var found = kept.search(next, Limit.NONE, Trace.NONE);
        var fresh = new OthelloSolver(1, false).search(next, Limit.NONE, Trace.NONE);
        assertThat(found.value()).as("seed %d: %s", seed, next).isEqualTo(fresh.value());
        assertThat(found.exact()).isTrue();
        next = next.play(found.move());
      }
      assertThat(next.margin() * next.toMove().sign())
          .as("seed %d", seed)
          .isEqualTo(outcome(kept, rule, at));
    }
  }

  private static int outcome(OthelloSolver solver, EmptySquares rule, OthelloPosition at) {
    var from = OthelloPosition.of(at.size(), rule, at.first(), at.second(), at.toMove());
    if (from.over()) {
      return from.margin() * from.toMove().sign();
    }
    var value = Objects.requireNonNull(solver.search(from, Limit.NONE, Trace.NONE).value());
    return (int) Math.round(value) * from.toMove().sign();
  }
}
