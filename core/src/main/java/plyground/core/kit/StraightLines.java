package plyground.core.kit;

import java.util.stream.LongStream;

/** The lines of a square board: rows, columns and diagonals of some length. */
final class StraightLines {
  private static final int[][] WAYS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private StraightLines() {}

  static long[] of(int rows, int columns, int length) {
    if (rows * columns > Long.SIZE) {
      throw new IllegalArgumentException("lines are bits of at most 64 cells");
    }
    var lines = LongStream.builder();
    for (int[] way : WAYS) {
      for (int cell = 0; cell < rows * columns; cell++) {
        int lastRow = cell / columns + way[0] * (length - 1);
        int lastColumn = cell % columns + way[1] * (length - 1);
        if (lastRow < rows && lastColumn >= 0 && lastColumn < columns) {
          lines.add(line(cell, way[0] * columns + way[1], length));
        }
      }
    }
    return lines.build().toArray();
  }

  private static long line(int from, int step, int length) {
    long line = 0;
    for (int i = 0; i < length; i++) {
      line |= 1L << (from + i * step);
    }
    return line;
  }
}
