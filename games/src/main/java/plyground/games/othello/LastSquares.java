package plyground.games.othello;

/**
 * The last four empty squares, one method each and nothing but longs: most of a solver's positions
 * are here. Values are final disc differences for the owner.
 *
 * <p>A square none of whose neighbours is the other's brackets nothing, which is quicker to see
 * than to compute.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places at every move
final class LastSquares {
  private static final int WORST = -128;
  private static final long[] NEIGHBOURS = new long[64];

  static {
    for (int square = 0; square < 64; square++) {
      NEIGHBOURS[square] = NeighbourSquares.around(1L << square);
    }
  }

  /** Positions seen since it was last read. */
  private long positions;

  private final int[] order = new int[4];
  private final EmptySquares rule;

  LastSquares(EmptySquares rule) {
    this.rule = rule;
  }

  long takePositions() {
    long seen = positions;
    positions = 0;
    return seen;
  }

  /**
   * A position with at most four empty squares.
   *
   * @param early the empty squares to be tried first
   * @param late the others
   */
  int value(long own, long other, int alpha, int beta, long early, long late) {
    int[] squares = order;
    int count = 0;
    for (long rest = early; rest != 0; rest &= rest - 1) {
      squares[count++] = Long.numberOfTrailingZeros(rest);
    }
    for (long rest = late; rest != 0; rest &= rest - 1) {
      squares[count++] = Long.numberOfTrailingZeros(rest);
    }
    int a = squares[0];
    int b = squares[1];
    int c = squares[2];
    return switch (count) {
      case 4 -> four(own, other, alpha, beta, a, b, c, squares[3], false);
      case 3 -> three(own, other, alpha, beta, a, b, c, false);
      case 2 -> two(own, other, alpha, beta, a, b, false);
      case 1 -> one(own, other, a);
      default -> lead(own, other);
    };
  }

  private static long flips(int square, long own, long other) {
    return (NEIGHBOURS[square] & other) == 0 ? 0 : FlipLines.flips(square, own, other);
  }

  private static int lead(long own, long other) {
    return Long.bitCount(own) - Long.bitCount(other);
  }

  /** One empty square: who can still play there, the owner first. */
  private int one(long own, long other, int a) {
    positions++;
    int lead = lead(own, other);
    int flips = LastFlips.count(a, own);
    if (flips != 0) {
      return lead + 2 * flips + 1;
    }
    flips = LastFlips.count(a, other);
    return flips == 0 ? rule.margin(lead, 1) : lead - 2 * flips - 1;
  }

  private int two(long own, long other, int alpha, int beta, int a, int b, boolean passed) {
    positions++;
    int best = WORST;
    long flips = flips(a, own, other);
    if (flips != 0) {
      best = -one(other ^ flips, own ^ (flips | 1L << a), b);
      if (best >= beta) {
        return best;
      }
    }
    flips = flips(b, own, other);
    if (flips != 0) {
      return Math.max(best, -one(other ^ flips, own ^ (flips | 1L << b), a));
    }
    if (best != WORST) {
      return best;
    }
    return passed ? rule.margin(lead(own, other), 2) : -two(other, own, -beta, -alpha, a, b, true);
  }

  private int three(
      long own, long other, int alpha, int beta, int a, int b, int c, boolean passed) {
    positions++;
    int best = WORST;
    long flips = flips(a, own, other);
    if (flips != 0) {
      best = -two(other ^ flips, own ^ (flips | 1L << a), -beta, -alpha, b, c, false);
      if (best >= beta) {
        return best;
      }
    }
    flips = flips(b, own, other);
    if (flips != 0) {
      int low = Math.max(alpha, best);
      best = Math.max(best, -two(other ^ flips, own ^ (flips | 1L << b), -beta, -low, a, c, false));
      if (best >= beta) {
        return best;
      }
    }
    flips = flips(c, own, other);
    if (flips != 0) {
      int low = Math.max(alpha, best);
      return Math.max(best, -two(other ^ flips, own ^ (flips | 1L << c), -beta, -low, a, b, false));
    }
    if (best != WORST) {
      return best;
    }
    return passed
        ? rule.margin(lead(own, other), 3)
        : -three(other, own, -beta, -alpha, a, b, c, true);
  }

  private int four(
      long own, long other, int alpha, int beta, int a, int b, int c, int d, boolean passed) {
    positions++;
    int best = WORST;
    long flips = flips(a, own, other);
    if (flips != 0) {
      best = -three(other ^ flips, own ^ (flips | 1L << a), -beta, -alpha, b, c, d, false);
      if (best >= beta) {
        return best;
      }
    }
    flips = flips(b, own, other);
    if (flips != 0) {
      int low = Math.max(alpha, best);
      best =
          Math.max(
              best, -three(other ^ flips, own ^ (flips | 1L << b), -beta, -low, a, c, d, false));
      if (best >= beta) {
        return best;
      }
    }
    flips = flips(c, own, other);
    if (flips != 0) {
      int low = Math.max(alpha, best);
      best =
          Math.max(
              best, -three(other ^ flips, own ^ (flips | 1L << c), -beta, -low, a, b, d, false));
      if (best >= beta) {
        return best;
      }
    }
    flips = flips(d, own, other);
    if (flips != 0) {
      int low = Math.max(alpha, best);
      return Math.max(
          best, -three(other ^ flips, own ^ (flips | 1L << d), -beta, -low, a, b, c, false));
    }
    if (best != WORST) {
      return best;
    }
    return passed
        ? rule.margin(lead(own, other), 4)
        : -four(other, own, -beta, -alpha, a, b, c, d, true);
  }
}
