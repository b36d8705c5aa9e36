package plyground.core;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to turn or mirror a game that its rules and both seats are blind to: legal moves become
 * legal moves, the side to move stays, and a game ends as its image does.
 */
public interface Symmetry<P extends Position<P>> {
  /** The image of a position. */
  P position(P position);

  /** The image of a move, whatever position it is made in. */
  int move(int move);

  /**
   * The seven ways to turn and mirror a square board other than leaving it as it is: where each
   * cell goes, cells being numbered row by row.
   */
  static List<int[]> ofSquares(int side) {
    var ways = new ArrayList<int[]>();
    for (int way = 1; way < 8; way++) {
      int[] to = new int[side * side];
      for (int cell = 0; cell < to.length; cell++) {
        int row = (way & 1) == 0 ? cell / side : side - 1 - cell / side;
        int column = (way & 2) == 0 ? cell % side : side - 1 - cell % side;
        to[cell] = (way & 4) == 0 ? row * side + column : column * side + row;
      }
      ways.add(to);
    }
    return ways;
  }

  /** The image of a set of cells, a bit each. */
  static long image(long cells, int[] to) {
    long image = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      image |= 1L << to[Long.numberOfTrailingZeros(rest)];
    }
    return image;
  }
}
