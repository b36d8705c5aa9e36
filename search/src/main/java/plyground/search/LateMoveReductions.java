package plyground.search;

/**
 * How many plies less deep {@link Mpc} looks at moves that come late in their order, because the
 * best is seldom among them. One that is found better than the best so far is searched again, to
 * the full depth.
 */
public final class LateMoveReductions {
  /** Every move is searched to the full depth. */
  public static final LateMoveReductions NONE = new LateMoveReductions(Integer.MAX_VALUE);

  /**
   * From three plies above the horizon and the fourth move on, more with the logarithms of both.
   */
  public static final LateMoveReductions LOGARITHMIC = new LateMoveReductions(3);

  private static final int FIRST_MOVE = 3;
  private static final int DEPTHS = 64;
  private static final int MOVES = 256;
  private static final double LEAST = 0.5;
  private static final double DIVISOR = 2.25;

  private final byte[][] plies = new byte[DEPTHS][MOVES];

  private LateMoveReductions(int firstDepth) {
    for (int depth = firstDepth; depth < DEPTHS; depth++) {
      for (int move = FIRST_MOVE; move < MOVES; move++) {
        double less = LEAST + Math.log(depth) * Math.log(move) / DIVISOR;
        plies[depth][move] = (byte) Math.min(less, depth - 1);
      }
    }
  }

  /**
   * By how many plies a search of a move is shorter; at least the move itself is made.
   *
   * @param depth of the node above it
   * @param before how many moves were tried before it
   */
  int plies(int depth, int before) {
    return plies[Math.min(depth, DEPTHS - 1)][Math.min(before, MOVES - 1)];
  }
}
