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
  private static final int WORST = -100;

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
      int value = minimax(empty, own, other, rule, false);
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
    return moves(empty, own, other) == 0 ? 1 : 0;
  }

  private static int minimax(long empty, long own, long other, EmptySquares rule, boolean passed) {
    int best = WORST;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = flips(square, own, other);
      if (flips != 0) {
        long next = own | flips | 1L << square;
        best = Math.max(best, -minimax(empty & ~(1L << square), other & ~flips, next, rule, false));
      }
    }
    if (best != WORST) {
      return best;
    }
    return passed
        ? rule.margin(Long.bitCount(own) - Long.bitCount(other), Long.bitCount(empty))
        : -minimax(empty, other, own, rule, true);
  }

  private static long moves(long empty, long own, long other) {
    long moves = 0;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      moves |= flips(square, own, other) == 0 ? 0 : 1L << square;
    }
    return moves;
  }

  /** Ray by ray. */
  private static long flips(int square, long own, long other) {
    long flips = 0;
    for (int ray = 0; ray < 9; ray++) {
      int down = ray / 3 - 1;
      int right = ray % 3 - 1;
      long between = 0;
      int row = square / 8 + down;
      int column = square % 8 + right;
      while (ray != 4 && on(row, column) && (other >>> (8 * row + column) & 1) != 0) {
        between |= 1L << (8 * row + column);
        row += down;
        column += right;
      }
      boolean closed = on(row, column) && (own >>> (8 * row + column) & 1) != 0;
      flips |= closed ? between : 0;
    }
    return flips;
  }

  private static boolean on(int row, int column) {
    return row >= 0 && row < 8 && column >= 0 && column < 8;
  }
}
