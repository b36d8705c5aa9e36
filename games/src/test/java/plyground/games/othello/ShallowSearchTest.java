package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ShallowSearchTest {
  private static final int INFINITY = ShallowSearch.INFINITY;

  /** Minimax over the rules' positions; a pass costs no ply. */
  private static int minimax(OthelloPosition at, OrderingWeights weights, int plies) {
    if (at.over()) {
      return OrderingWeights.UNIT * at.margin();
    }
    if (at.places() == 0) {
      return -minimax(at.play(OthelloPosition.PASS), weights, plies);
    }
    if (plies == 0) {
      return weights.value(at.own(), at.other(), at.empty(), at.places());
    }
    int[] moves = new int[64];
    int end = at.moves(moves, 0);
    int best = -INFINITY;
    for (int i = 0; i < end; i++) {
      best = Math.max(best, -minimax(at.play(moves[i]), weights, plies - 1));
    }
    return best;
  }

  @ParameterizedTest
  @EnumSource
  void valuesAreThoseOfPlainMinimax(Size size) {
    var weights = OrderingWeights.of(size);
    var shallow = new ShallowSearch(size, EmptySquares.usual(size), weights);
    for (long seed = 0; seed < 60; seed++) {
      var at = OthelloSolverTest.random(size, seed, (int) (seed % 20));
      for (int plies = 0; plies <= 4; plies++) {
        int truth = minimax(at, weights, plies);
        assertThat(shallow.value(at.own(), at.other(), -INFINITY, INFINITY, plies))
            .as("seed %d, %d plies", seed, plies)
            .isEqualTo(truth);
        for (int alpha = truth - 2; alpha <= truth + 1; alpha++) {
          int bound = shallow.value(at.own(), at.other(), alpha, alpha + 1, plies);
          assertThat(bound > alpha ? bound <= truth : bound >= truth)
              .as("seed %d, %d plies: %d of %d above %d", seed, plies, bound, truth, alpha)
              .isTrue();
        }
      }
    }
  }

  /** One, and one for each move on the last ply; those asked for once are not told again. */
  @ParameterizedTest
  @EnumSource
  void positionsAreCounted(Size size) {
    var start = OthelloPosition.start(size);
    var shallow = new ShallowSearch(size, EmptySquares.usual(size), OrderingWeights.of(size));
    shallow.value(start.own(), start.other(), -INFINITY, INFINITY, 0);
    assertThat(shallow.takePositions()).isEqualTo(1);
    shallow.value(start.own(), start.other(), -INFINITY, INFINITY, 1);
    assertThat(shallow.takePositions()).isEqualTo(5);
    assertThat(shallow.takePositions()).isZero();
  }
}
