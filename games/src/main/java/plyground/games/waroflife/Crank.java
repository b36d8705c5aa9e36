package plyground.games.waroflife;

/**
 * Conway's crank on whole boards at once: the neighbours of all 64 cells are added up together, one
 * bit of every cell's sum in each long.
 *
 * <p>Bit {@code 8 * (row - 1) + column - 1} is the cell {@code [row,column]}, so that the order of
 * the bits is the order of a sorted list of cells.
 */
final class Crank {
  private static final long NOT_FIRST_COLUMN = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_LAST_COLUMN = 0x7F7F7F7F7F7F7F7FL;

  private Crank() {}

  /** The cells that hold a piece, of whichever colour, in the next generation. */
  static long living(long pieces) {
    long left = pieces << 1 & NOT_FIRST_COLUMN;
    long right = pieces >>> 1 & NOT_LAST_COLUMN;
    // Two neighbours in the row make a two-bit sum; with the cell itself it is the row's share in
    // the sums of the rows above and below.
    long one = left ^ right;
    long two = left & right;
    long rowOne = one ^ pieces;
    long rowTwo = two | (one & pieces);
    long aboveOne = rowOne << 8;
    long aboveTwo = rowTwo << 8;
    long belowOne = rowOne >>> 8;
    long belowTwo = rowTwo >>> 8;
    long odd = aboveOne ^ belowOne ^ one;
    long carry = (aboveOne & belowOne) | (one & (aboveOne ^ belowOne));
    // Two or three neighbours: exactly one of the four bits that count for two is set.
    long twoOrThree = (aboveTwo ^ belowTwo ^ two ^ carry) & ~(aboveTwo & belowTwo) & ~(two & carry);
    return twoOrThree & (odd | pieces);
  }

  /** The cells of the next generation that are blue, given those that will hold a piece at all. */
  static long blue(long blue, long red, long living) {
    return living & (blue | (twoNeighbours(blue) & ~red));
  }

  /**
   * The second bit of the number of neighbours. A cell is born with three parents, and of three at
   * least two are blue just if this bit of the blue ones is set.
   */
  private static long twoNeighbours(long pieces) {
    long left = pieces << 1 & NOT_FIRST_COLUMN;
    long right = pieces >>> 1 & NOT_LAST_COLUMN;
    long one = left ^ right;
    long two = left & right;
    long rowOne = one ^ pieces;
    long rowTwo = two | (one & pieces);
    long aboveOne = rowOne << 8;
    long belowOne = rowOne >>> 8;
    long carry = (aboveOne & belowOne) | (one & (aboveOne ^ belowOne));
    return rowTwo << 8 ^ rowTwo >>> 8 ^ two ^ carry;
  }
}
