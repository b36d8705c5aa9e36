package plyground.games.othello;

/** The end of a game on bare longs, as plainly as it can be said: the twin of the exact search. */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places at every move
final class PlainEndgame {
  private static final int WORST = -100;

  private PlainEndgame() {}

  /** Minimax and nothing else: what the owner, who is to move, wins by. */
  static int value(long own, long other, long empty, EmptySquares rule) {
    return value(own, other, empty, rule, false);
  }

  private static int value(long own, long other, long empty, EmptySquares rule, boolean passed) {
    int best = WORST;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = flips(square, own, other);
      if (flips != 0) {
        long next = own | flips | 1L << square;
        best = Math.max(best, -value(other & ~flips, next, empty & ~(1L << square), rule, false));
      }
    }
    if (best != WORST) {
      return best;
    }
    return passed
        ? rule.margin(Long.bitCount(own) - Long.bitCount(other), Long.bitCount(empty))
        : -value(other, own, empty, rule, true);
  }

  /** Where the owner may place a stone. */
  static long moves(long own, long other, long empty) {
    long moves = 0;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      moves |= flips(square, own, other) == 0 ? 0 : 1L << square;
    }
    return moves;
  }

  /** Ray by ray. */
  static long flips(int square, long own, long other) {
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

  /** The same value by textbook alpha-beta: no table, no guess, no bound but the window's. */
  static int alphaBeta(long own, long other, long empty, EmptySquares rule) {
    return alphaBeta(own, other, empty, rule, WORST, -WORST, false);
  }

  private static int alphaBeta(
      long own, long other, long empty, EmptySquares rule, int alpha, int beta, boolean passed) {
    long places = FlipLines.places(own, other, empty);
    if (places == 0) {
      return passed
          ? rule.margin(Long.bitCount(own) - Long.bitCount(other), Long.bitCount(empty))
          : -alphaBeta(other, own, empty, rule, -beta, -alpha, true);
    }
    int best = alpha;
    for (long rest = places; rest != 0 && best < beta; rest &= rest - 1) {
      long square = Long.lowestOneBit(rest);
      long flips = FlipLines.flips(Long.numberOfTrailingZeros(rest), own, other);
      long next = own | flips | square;
      long left = empty & ~square;
      best = Math.max(best, -alphaBeta(other & ~flips, next, left, rule, -beta, -best, false));
    }
    return best;
  }
}
