package plyground.games.othello;

/**
 * Guesses which move is best, so that the exact search looks at it first: near the end the fewer
 * replies it leaves the better, with many squares empty what a shallow search thinks of it. Its
 * numbers decide how long a proof takes, never what it says; they were chosen by the positions
 * visited in solving golden ones.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places at every move
final class MoveOrdering {
  private static final int REPLY = 16;
  private static final int FRONTIER = 4;
  private static final int STABLE = 40;
  private static final int CORNER = 16;
  private static final int ODD = 4;

  /** With fewer empty squares only the replies are counted. */
  private static final int WEIGH_FROM = 10;

  private static final int MOST_PLIES = 4;

  /** So many more empty squares make the shallow search a ply deeper. */
  private static final int A_PLY_MORE_SIX = 2;

  private static final int A_PLY_MORE_EIGHT = 3;

  /**
   * Beside a shallow search's value: of two moves that seem equal the one with the smaller tree
   * behind it is proved sooner.
   */
  private static final int REPLY_BESIDE = 10;

  private static final int FRONTIER_BESIDE = 8;

  private final ShallowSearch shallow;
  private final int searchFrom;
  private final int aPlyMore;
  private final long board;
  private final long corners;
  private final long edge;

  MoveOrdering(Size size, ShallowSearch shallow) {
    edge = size.edge();
    searchFrom = size == Size.SIX ? 14 : 12;
    aPlyMore = size == Size.SIX ? A_PLY_MORE_SIX : A_PLY_MORE_EIGHT;
    this.shallow = shallow;
    board = size.board();
    corners = size.corners();
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
    if (empties >= searchFrom) {
      int plies = Math.min(MOST_PLIES, (empties - searchFrom) / aPlyMore);
      int infinity = ShallowSearch.INFINITY;
      return bonus
          - shallow.value(own, other, -infinity, infinity, plies)
          - REPLY_BESIDE * mobility(FlipLines.places(own, other, empty))
          - FRONTIER_BESIDE * frontier(other, empty);
    }
    int rate =
        bonus
            - REPLY * mobility(FlipLines.places(own, other, empty))
            - FRONTIER * frontier(other, empty);
    if (empties >= WEIGH_FROM) {
      rate +=
          REPLY / 2 * mobility(FlipLines.places(other, own, empty)) - STABLE * stable(own, other);
    }
    return (corners >>> square & 1) != 0 ? rate + CORNER : rate;
  }

  /** The empty squares beside stones: where their owner's opponent may one day move. */
  private static int frontier(long stones, long empty) {
    return Long.bitCount(empty & NeighbourSquares.around(stones));
  }

  /** A move into a corner counts twice. */
  private int mobility(long places) {
    return Long.bitCount(places) + Long.bitCount(places & corners);
  }

  /** Corners, and next to them on the edge: the stable discs that are quickly seen. */
  private int stable(long own, long other) {
    return Long.bitCount(quicklySeen(own)) - Long.bitCount(quicklySeen(other));
  }

  private long quicklySeen(long stones) {
    long beside = NeighbourSquares.around(stones & corners) & edge;
    return stones & (corners | beside);
  }
}
