package plyground.games.othello;

/**
 * Guesses which move is best, so that the exact search looks at it first: the fewer replies it
 * leaves the better, and with many squares empty a few plies are searched on mobility, corners and
 * stable discs. Its numbers decide how long a proof takes, never what it says; they were chosen by
 * the positions visited in solving golden ones.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places at every move
final class MoveOrdering {
  private static final int REPLY = 16;
  private static final int FRONTIER = 4;
  private static final int STABLE = 40;
  private static final int CORNER = 16;
  private static final int ODD = 4;
  private static final int DISC = 1000;
  private static final int INFINITY = 1_000_000;

  /** With fewer empty squares only the replies are counted. */
  private static final int WEIGH_FROM = 10;

  /** From here on, every second empty square more is worth another ply. */
  private static final int SEARCH_FROM = 14;

  private static final int MOST_PLIES = 6;

  private final Size size;
  private final long board;
  private final long corners;
  private long positions;

  MoveOrdering(Size size) {
    this.size = size;
    board = size.board();
    corners = size.corners();
  }

  long takePositions() {
    long seen = positions;
    positions = 0;
    return seen;
  }

  /**
   * How good a move looks.
   *
   * @param own the stones of the player who is to reply
   * @param odd the squares where the number of empty ones around is odd
   */
  int rate(long own, long other, int square, long odd) {
    long empty = board & ~(own | other);
    int empties = Long.bitCount(empty);
    int bonus = (odd >>> square & 1) != 0 ? ODD : 0;
    if (empties >= SEARCH_FROM) {
      int plies = Math.min(MOST_PLIES, (empties - SEARCH_FROM) / 2);
      return bonus - search(own, other, -INFINITY, INFINITY, plies);
    }
    long replies = FlipLines.places(own, other, empty);
    int rate =
        bonus
            - REPLY * mobility(replies)
            - FRONTIER * Long.bitCount(empty & NeighbourSquares.around(other));
    if (empties >= WEIGH_FROM) {
      rate +=
          REPLY / 2 * mobility(FlipLines.places(other, own, empty)) - STABLE * stable(own, other);
    }
    return (corners >>> square & 1) != 0 ? rate + CORNER : rate;
  }

  private int search(long own, long other, int alpha, int beta, int plies) {
    positions++;
    long empty = board & ~(own | other);
    long places = FlipLines.places(own, other, empty);
    if (plies == 0) {
      return opinion(own, other, empty, places);
    }
    if (places == 0) {
      return FlipLines.places(other, own, empty) == 0
          ? DISC * (Long.bitCount(own) - Long.bitCount(other))
          : -search(other, own, -beta, -alpha, plies - 1);
    }
    int best = -INFINITY;
    for (long rest = places; rest != 0 && best < beta; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = FlipLines.flips(square, own, other);
      int low = Math.max(alpha, best);
      int value = -search(other ^ flips, own ^ (flips | 1L << square), -beta, -low, plies - 1);
      best = Math.max(best, value);
    }
    return best;
  }

  private int opinion(long own, long other, long empty, long places) {
    int replies = mobility(places) - mobility(FlipLines.places(other, own, empty));
    int frontier =
        Long.bitCount(empty & NeighbourSquares.around(other))
            - Long.bitCount(empty & NeighbourSquares.around(own));
    return REPLY * replies + FRONTIER * frontier + STABLE * stable(own, other);
  }

  /** A move into a corner counts twice. */
  private int mobility(long places) {
    return Long.bitCount(places) + Long.bitCount(places & corners);
  }

  private int stable(long own, long other) {
    long filled = own | other;
    return Long.bitCount(Stability.stable(own, filled, size))
        - Long.bitCount(Stability.stable(other, filled, size));
  }
}
