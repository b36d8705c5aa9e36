package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.LegalMoves;
import plyground.core.search.Bounds;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/** The solver where something is known of the value before. */
final class KnownBoundsTest {
  private static Result solve(OthelloPosition at, Bounds known, int threads) {
    return new OthelloSolver(threads, false).search(at, known, Limit.NONE, Trace.NONE);
  }

  private static int truth(OthelloPosition at) {
    return PlainEndgame.alphaBeta(at.own(), at.other(), at.empty(), at.turn().empty);
  }

  private static List<Bounds> around(int value) {
    return List.of(
        Bounds.exactly(value),
        Bounds.atLeast(value),
        Bounds.atMost(value),
        Bounds.atLeast(value - 1),
        Bounds.atMost(value + 1),
        new Bounds(value - 3, value + 20),
        new Bounds(value - 100, value),
        Bounds.NONE);
  }

  private static void isBest(OthelloPosition at, Result result, int value) {
    assertThat(result.exact()).isTrue();
    assertThat(result.value()).isEqualTo(value);
    var next = at.play(result.move());
    assertThat(-truth(next)).isEqualTo(value);
  }

  @ParameterizedTest
  @EnumSource
  void trueBoundsChangeNoValueAndABestMoveIsFound(Size size) {
    for (long seed = 0; seed < 40; seed++) {
      var at = OthelloSolverTest.random(size, seed, 1 + (int) (seed % 10));
      if (at.over()) {
        continue;
      }
      int value = truth(at);
      for (var known : around(value)) {
        for (int threads = 1; threads <= 2; threads++) {
          isBest(at, solve(at, known, threads), value);
        }
      }
    }
  }

  /** Where quick passes guess first, and may guess what cannot be. */
  @ParameterizedTest
  @EnumSource
  void guessesAreKeptWithinTheBoundsToo(Size size) {
    for (long seed = 0; seed < 6; seed++) {
      var at = OthelloSolverTest.random(size, seed, 16);
      var values = new OthelloSolver(1, true).search(at, Limit.NONE, Trace.NONE);
      int value = Objects.requireNonNull(values.value()).intValue();
      for (var known : around(value)) {
        var result = solve(at, known, 1);
        assertThat(result.value()).as("%s, seed %d, %s", size, seed, known).isEqualTo(value);
        assertThat(values.moves()).contains(result.moves().getFirst());
        assertThat(result.moves().getFirst().value()).isEqualTo(value);
      }
    }
  }

  /** Nothing but a best move is left to find. */
  @Test
  void aKnownValueSavesWork() {
    long[] nodes = {0, 0};
    for (long seed = 0; seed < 12; seed++) {
      var at = OthelloSolverTest.random(Size.SIX, seed, 17);
      var alone = solve(at, Bounds.NONE, 1);
      int value = Objects.requireNonNull(alone.value()).intValue();
      var told = solve(at, Bounds.exactly(value), 1);
      assertThat(LegalMoves.contains(new Othello(Size.SIX), at, told.move())).isTrue();
      nodes[0] += alone.nodes();
      nodes[1] += told.nodes();
    }
    assertThat(nodes[1]).as(Arrays.toString(nodes)).isLessThan(nodes[0] * 3 / 4);
  }
}
