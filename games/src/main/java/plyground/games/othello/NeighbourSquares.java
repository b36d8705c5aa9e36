package plyground.games.othello;

/** The squares next to others. */
final class NeighbourSquares {
  private static final long NOT_LEFT = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_RIGHT = 0x7F7F7F7F7F7F7F7FL;

  private NeighbourSquares() {}

  /** The squares given and all that touch one of them. */
  static long around(long squares) {
    long row = squares | (squares & NOT_RIGHT) << 1 | (squares & NOT_LEFT) >>> 1;
    return row | row << 8 | row >>> 8;
  }
}
