package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.LegalMoves;

final class MoveOrderingTest {
  /** The move that looks best is better than the mean of all: by discs, in solved positions. */
  @ParameterizedTest
  @EnumSource
  void whatLooksBestIsBetterThanOthers(Size size) {
    var rule = EmptySquares.usual(size);
    var table = new SolvedTable(15);
    var exact = new ExactSearch(size, rule, table, () -> false, new Team());
    var ordering = new MoveOrdering(size, new ShallowSearch(size, rule, OrderingWeights.of(size)));
    for (int empties = 9; empties <= 15; empties += 3) {
      double gain = 0;
      for (long seed = 0; seed < 20; seed++) {
        var at = OthelloSolverTest.random(size, seed, empties);
        int[] moves = at.places() == 0 ? new int[0] : LegalMoves.of(new Othello(size), at);
        int best = Integer.MIN_VALUE;
        int bestValue = 0;
        double sum = 0;
        for (int move : moves) {
          var next = at.play(move);
          int rate = ordering.rate(next.own(), next.other(), move, 0);
          table.forget();
          int value = -exact.value(next.own(), next.other(), -64, 64);
          sum += value;
          bestValue = rate > best ? value : bestValue;
          best = Math.max(best, rate);
        }
        gain += moves.length == 0 ? 0 : bestValue - sum / moves.length;
      }
      assertThat(gain / 20).as("%s, %d empties", size, empties).isGreaterThan(4);
    }
  }
}
