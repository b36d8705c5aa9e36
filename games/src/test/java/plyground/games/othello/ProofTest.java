package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import plyground.core.LegalMoves;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

final class ProofTest {
  private static final class Heard implements Trace {
    final ArrayList<Integer> moves = new ArrayList<>();
    int alpha;
    int beta;

    @Override
    public void iteration(int depth, int low, int high) {
      moves.clear();
      alpha = low;
      beta = high;
    }

    @Override
    public void child(int ply, int move, int value, int best, int low, int high) {
      moves.add(move);
    }
  }

  /** Whoever waits is told where the value is looked for, and every move that is done. */
  @Test
  void theSearchForTheBestMoveTellsWhatItExpects() {
    for (var size : Size.values()) {
      for (long seed = 0; seed < 4; seed++) {
        var position = OthelloSolverTest.random(size, seed, 17);
        var heard = new Heard();
        var result = new OthelloSolver(1, false).search(position, Limit.NONE, heard);
        assertThat(result.value()).isStrictlyBetween((double) heard.alpha, (double) heard.beta);
        assertThat(heard.moves)
            .as("%s, seed %d", size, seed)
            .hasSize(LegalMoves.of(new Othello(size), position).length)
            .contains(result.move());
      }
    }
  }
}
