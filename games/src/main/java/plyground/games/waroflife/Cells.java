package plyground.games.waroflife;

/**
 * A board: the cells of the blue and of the red pieces, none of both. Bit {@code 8 * (row - 1) +
 * column - 1} is the cell {@code [row,column]}.
 */
public record Cells(long blue, long red) {
  /** Rows and columns. */
  public static final int SIZE = 8;

  public static final int COUNT = SIZE * SIZE;

  /** For every cell the cells around it. */
  private static final long[] AROUND = new long[COUNT];

  static {
    for (int cell = 0; cell < COUNT; cell++) {
      for (int other = 0; other < COUNT; other++) {
        int rows = Math.abs(cell / SIZE - other / SIZE);
        int columns = Math.abs(cell % SIZE - other % SIZE);
        AROUND[cell] |= Math.max(rows, columns) == 1 ? 1L << other : 0;
      }
    }
  }

  static long around(int cell) {
    return AROUND[cell];
  }

  /** Whether one of the pieces could move: some empty cell is next to it. */
  static boolean canMove(long pieces, long empty) {
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      if ((AROUND[Long.numberOfTrailingZeros(rest)] & empty) != 0) {
        return true;
      }
    }
    return false;
  }

  /** How many moves the pieces have together. */
  static int moves(long pieces, long empty) {
    int count = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      count += Long.bitCount(AROUND[Long.numberOfTrailingZeros(rest)] & empty);
    }
    return count;
  }

  /** The next generation. */
  public Cells next() {
    long living = Crank.living(blue | red);
    long nextBlue = Crank.blue(blue, red, living);
    return new Cells(nextBlue, living & ~nextBlue);
  }

  /**
   * So many generations on. Sooner or later a board comes again; whole rounds are then left out
   * (Brent's way to find them).
   */
  public Cells next(long generations) {
    var cells = this;
    var mark = this;
    long sinceMark = 0;
    long stretch = 1;
    for (long left = generations; left > 0; left--) {
      cells = cells.next();
      sinceMark++;
      if (cells.equals(mark)) {
        left = (left - 1) % sinceMark + 1;
      } else if (sinceMark == stretch) {
        mark = cells;
        stretch *= 2;
        sinceMark = 0;
      }
    }
    return cells;
  }

  /** {@code b}, {@code r} or a dot. */
  public char at(int cell) {
    return (blue >>> cell & 1) != 0 ? 'b' : (red >>> cell & 1) != 0 ? 'r' : '.';
  }

  public int blues() {
    return Long.bitCount(blue);
  }

  public int reds() {
    return Long.bitCount(red);
  }
}
