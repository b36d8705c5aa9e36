package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;

/**
 * The last four empty squares against plain minimax, with either side to move, so that many pass.
 */
final class LastSquaresTest {
  @ParameterizedTest
  @EnumSource(Size.class)
  void valuesAreThoseOfPlainMinimax(Size size) {
    var game = new Othello(size);
    int passes = 0;
    for (long seed = 0; seed < 150; seed++) {
      var random = new SplitMix(seed);
      var position = game.start(random);
      while (!position.over()) {
        if (position.empties() <= 4) {
          passes += compare(size, position.own(), position.other(), random);
          passes += compare(size, position.other(), position.own(), random);
        }
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
    }
    assertThat(passes).isGreaterThan(100);
  }

  /** Whoever is to move; 1 if that side has to pass. */
  private static int compare(Size size, long own, long other, SplitMix random) {
    long empty = size.board() & ~(own | other);
    for (var rule : EmptySquares.values()) {
      int value = PlainEndgame.value(own, other, empty, rule);
      long early = empty & random.nextLong();
      var last = new LastSquares(rule);
      assertThat(last.value(own, other, -64, 64, early, empty & ~early)).isEqualTo(value);
      if (empty != 0) {
        assertThat(last.takePositions()).isPositive();
        assertThat(last.takePositions()).isZero();
      }
      int alpha = value - 3 + random.nextInt(6);
      int bounded = last.value(own, other, alpha, alpha + 1, early, empty & ~early);
      // Outside of the window it is a bound: it says on which side the value is.
      assertThat(bounded > alpha).as("window %d of %d", alpha, value).isEqualTo(value > alpha);
    }
    return PlainEndgame.moves(own, other, empty) == 0 ? 1 : 0;
  }
}
