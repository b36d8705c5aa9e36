package plyground.games.othello;

/**
 * The two boards, both in the middle of the same 64 bits: bit 0 is the upper left corner of the
 * large board, bit 7 the upper right, bit 63 the lower right.
 *
 * <p>The small board has a rim of empty bits, so shifts cannot wrap around it and everything that
 * is right for the large board is right for the small one.
 *
 * <pre>
 *   8x8       6x6
 * xxxxxxxx  ........
 * xxxxxxxx  .xxxxxx.
 *  ...       ...
 * xxxxxxxx  .xxxxxx.
 * xxxxxxxx  ........
 * </pre>
 */
public enum Size {
  SIX(6),
  EIGHT(8);

  /** Of the square of bits that both boards lie in. */
  static final int WIDTH = 8;

  private final int side;
  private final int rim;
  private final long board;

  Size(int side) {
    this.side = side;
    rim = (WIDTH - side) / 2;
    long cells = 0;
    for (int cell = 0; cell < side * side; cell++) {
      cells |= 1L << square(cell / side, cell % side);
    }
    board = cells;
  }

  static Size of(int side) {
    return side == SIX.side ? SIX : EIGHT;
  }

  /** Rows, and cells in a row. */
  public int side() {
    return side;
  }

  int cells() {
    return side * side;
  }

  /** The bits of the board. */
  long board() {
    return board;
  }

  int square(int row, int column) {
    return (row + rim) * WIDTH + column + rim;
  }

  int row(int square) {
    return square / WIDTH - rim;
  }

  int column(int square) {
    return square % WIDTH - rim;
  }

  boolean holds(int row, int column) {
    return row >= 0 && row < side && column >= 0 && column < side;
  }

  long edge() {
    long edge = 0;
    for (int i = 0; i < side; i++) {
      edge |= 1L << square(0, i) | 1L << square(side - 1, i);
      edge |= 1L << square(i, 0) | 1L << square(i, side - 1);
    }
    return edge;
  }

  long corners() {
    int last = side - 1;
    return 1L << square(0, 0)
        | 1L << square(0, last)
        | 1L << square(last, 0)
        | 1L << square(last, last);
  }
}
