package plyground.core.learn;

import java.util.Arrays;

/**
 * Cells in rows and columns, at most 64, each known by the number of its bit.
 *
 * @param bits row by row
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record CellGrid(int rows, int columns, int[] bits) {
  /** Keeps a copy of the bits, one for each cell. */
  public CellGrid {
    if (bits.length != rows * columns || bits.length > Long.SIZE) {
      throw new IllegalArgumentException("expected a bit for each of at most 64 cells");
    }
    bits = bits.clone();
  }

  /** Numbered row by row from 0. */
  public static CellGrid of(int rows, int columns) {
    int[] bits = new int[rows * columns];
    Arrays.setAll(bits, cell -> cell);
    return new CellGrid(rows, columns, bits);
  }

  /** Whether there is such a cell. */
  public boolean holds(int row, int column) {
    return row >= 0 && row < rows && column >= 0 && column < columns;
  }

  /** The number of a cell's bit. */
  public int bit(int row, int column) {
    return bits[row * columns + column];
  }
}
