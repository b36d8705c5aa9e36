package plyground.games.labyrinth;

/** The 49 tiles: for each direction the set of squares whose tile is open to it. */
public record Maze(long up, long right, long down, long left) {
  /** Squares that have a neighbour on their right. */
  private static final long HAS_RIGHT = 0b0111111_0111111_0111111_0111111_0111111_0111111_0111111L;

  static final int UP = 8;
  static final int RIGHT = 4;
  static final int DOWN = 2;
  static final int LEFT = 1;

  /** A maze of tile codes: Up 8, Right 4, Down 2, Left 1, added. */
  public static Maze of(int[] tiles) {
    return new Maze(open(tiles, UP), open(tiles, RIGHT), open(tiles, DOWN), open(tiles, LEFT));
  }

  private static long open(int[] tiles, int direction) {
    long squares = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      squares |= (tiles[square] & direction) != 0 ? Square.bit(square) : 0;
    }
    return squares;
  }

  /** The code of a tile. */
  public int tile(int square) {
    return (Square.contains(up, square) ? UP : 0)
        | (Square.contains(right, square) ? RIGHT : 0)
        | (Square.contains(down, square) ? DOWN : 0)
        | (Square.contains(left, square) ? LEFT : 0);
  }

  public Maze shifted(int shift) {
    return new Maze(
        Shift.apply(shift, up),
        Shift.apply(shift, right),
        Shift.apply(shift, down),
        Shift.apply(shift, left));
  }

  /** Squares that are joined to the one below. */
  long below() {
    return down & up >>> Square.SIZE;
  }

  /** Squares that are joined to the one on their right. */
  long beside() {
    return right & left >>> 1 & HAS_RIGHT;
  }

  long belowAfter(int shift) {
    return Shift.apply(shift, down) & Shift.apply(shift, up) >>> Square.SIZE;
  }

  long besideAfter(int shift) {
    return Shift.apply(shift, right) & Shift.apply(shift, left) >>> 1 & HAS_RIGHT;
  }

  /** The squares that can be walked to, the start included. */
  public long reach(int square) {
    return Paths.flood(below(), beside(), Square.bit(square));
  }

  /** The squares that somebody who stands on a square can walk to after a shift. */
  public long reachAfter(int shift, int square) {
    return Paths.flood(
        belowAfter(shift), besideAfter(shift), Square.bit(Shift.carry(shift, square)));
  }
}
