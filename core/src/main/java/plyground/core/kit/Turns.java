package plyground.core.kit;

import java.util.List;
import plyground.core.Symmetry;

/** Where cells go when a board of equal rows is turned or mirrored. */
final class Turns {
  private Turns() {}

  static List<int[]> all(int rows, int columns) {
    return rows == columns
        ? Symmetry.ofSquares(rows)
        : List.of(mirror(rows, columns), upsideDown(rows, columns), half(rows, columns));
  }

  static int[] mirror(int rows, int columns) {
    return moved(rows, columns, false, true);
  }

  private static int[] upsideDown(int rows, int columns) {
    return moved(rows, columns, true, false);
  }

  static int[] half(int rows, int columns) {
    return moved(rows, columns, true, true);
  }

  private static int[] moved(int rows, int columns, boolean overRows, boolean overColumns) {
    int[] to = new int[rows * columns];
    for (int cell = 0; cell < to.length; cell++) {
      int row = cell / columns;
      int column = cell % columns;
      int newRow = overRows ? rows - 1 - row : row;
      to[cell] = newRow * columns + (overColumns ? columns - 1 - column : column);
    }
    return to;
  }
}
