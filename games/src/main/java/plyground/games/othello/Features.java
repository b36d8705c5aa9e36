package plyground.games.othello;

/**
 * What can be said about a position in a few numbers, each the side to move's less the other's. A
 * heuristic is a weight for each, and the weights come from a tuning run.
 *
 * <p>In order: the turn itself, who has the last move (parity), moves, moves into corners, empty
 * squares beside enemy discs, stable discs, discs diagonal to an empty corner, discs beside one on
 * the edge, and the discs on each kind of square, a kind being what turns and mirrors make alike.
 */
public final class Features {
  private static final int GENERAL = 8;
  private static final int STAGES = 8;

  private final Size size;
  private final long allCorners;
  private final long[] kinds;
  private final long[] corners;
  private final long[] diagonal;
  private final long[] beside;

  public Features(Size size) {
    this.size = size;
    allCorners = size.corners();
    kinds = kinds(size);
    corners = new long[4];
    diagonal = new long[4];
    beside = new long[4];
    int next = 0;
    for (long rest = size.corners(); rest != 0; rest &= rest - 1) {
      corners[next] = Long.lowestOneBit(rest);
      long near = NeighbourSquares.around(corners[next]) & size.board() & ~corners[next];
      diagonal[next] = near & ~size.edge();
      beside[next++] = near & size.edge();
    }
  }

  /** The squares by kind, from the corner inwards. */
  static long[] kinds(Size size) {
    int half = size.side() / 2;
    long[] kinds = new long[half * (half + 1) / 2];
    for (int cell = 0; cell < size.cells(); cell++) {
      int row = cell / size.side();
      int column = cell % size.side();
      int nearRow = Math.min(row, size.side() - 1 - row);
      int nearColumn = Math.min(column, size.side() - 1 - column);
      int outer = Math.min(nearRow, nearColumn);
      int inner = Math.max(nearRow, nearColumn);
      kinds[inner * (inner + 1) / 2 + outer] |= 1L << size.square(row, column);
    }
    return kinds;
  }

  public int count() {
    return GENERAL + kinds.length;
  }

  /** Which part of the game it is; 0 is the end. */
  public int stage(OthelloPosition position) {
    return Math.min(STAGES - 1, position.empties() * STAGES / (size.cells() - 4));
  }

  public static int stages() {
    return STAGES;
  }

  public void read(OthelloPosition position, int[] into) {
    long own = position.own();
    long other = position.other();
    long empty = position.empty();
    long filled = own | other;
    long places = position.places();
    long otherPlaces = position.otherPlaces();
    into[0] = 1;
    into[1] = Long.bitCount(empty) % 2 == 1 ? 1 : -1;
    into[2] = Long.bitCount(places) - Long.bitCount(otherPlaces);
    into[3] = difference(places, otherPlaces, allCorners);
    into[4] = difference(NeighbourSquares.around(other), NeighbourSquares.around(own), empty);
    into[5] =
        Long.bitCount(Stability.stable(own, filled, size))
            - Long.bitCount(Stability.stable(other, filled, size));
    into[6] = position.lead(beside(diagonal, empty));
    into[7] = position.lead(beside(beside, empty));
    for (int kind = 0; kind < kinds.length; kind++) {
      into[GENERAL + kind] = position.lead(kinds[kind]);
    }
  }

  private static int difference(long own, long other, long squares) {
    return Long.bitCount(own & squares) - Long.bitCount(other & squares);
  }

  /** The squares near those corners that are empty. */
  private long beside(long[] near, long empty) {
    long squares = 0;
    for (int corner = 0; corner < corners.length; corner++) {
      squares |= (corners[corner] & empty) != 0 ? near[corner] : 0;
    }
    return squares;
  }
}
