package plyground.core.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plyground.core.SplitMix;

/** Ways to choose patterns on a grid; images under a game's symmetries may be among them. */
public final class PatternShapes {
  private PatternShapes() {}

  /** Rows, columns and diagonals of at least so many cells. */
  public static List<int[]> lines(CellGrid grid, int least) {
    var lines = new ArrayList<int[]>();
    int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int[] step : steps) {
      for (int cell = 0; cell < grid.bits().length; cell++) {
        int row = cell / grid.columns();
        int column = cell % grid.columns();
        if (!grid.holds(row - step[0], column - step[1])) {
          add(lines, line(grid, row, column, step), least);
        }
      }
    }
    return lines;
  }

  private static void add(List<int[]> lines, int[] line, int least) {
    if (line.length >= least) {
      lines.add(line);
    }
  }

  private static int[] line(CellGrid grid, int row, int column, int[] step) {
    int[] cells = new int[Math.max(grid.rows(), grid.columns())];
    int count = 0;
    for (int r = row, c = column; grid.holds(r, c); r += step[0], c += step[1]) {
      cells[count++] = grid.bit(r, c);
    }
    return Arrays.copyOf(cells, count);
  }

  /** The rectangle of that height and width in the upper left corner. */
  public static int[] corner(CellGrid grid, int height, int width) {
    return window(grid, 0, 0, height, width);
  }

  /** The upper edge with the two cells diagonal to its corners. */
  public static int[] edge(CellGrid grid) {
    int width = grid.columns();
    int[] cells = new int[width + 2];
    for (int column = 0; column < width; column++) {
      cells[column] = grid.bit(0, column);
    }
    cells[width] = grid.bit(1, 1);
    cells[width + 1] = grid.bit(1, width - 2);
    return cells;
  }

  /** Every rectangle of that height and width. */
  public static List<int[]> windows(CellGrid grid, int height, int width) {
    var windows = new ArrayList<int[]>();
    for (int row = 0; row + height <= grid.rows(); row++) {
      for (int column = 0; column + width <= grid.columns(); column++) {
        windows.add(window(grid, row, column, height, width));
      }
    }
    return windows;
  }

  private static int[] window(CellGrid grid, int row, int column, int height, int width) {
    int[] cells = new int[height * width];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = grid.bit(row + i / width, column + i % width);
    }
    return cells;
  }

  /** Random walks from neighbour to neighbour, each cell once: n-tuples (Lucas 2008). */
  public static List<int[]> walks(CellGrid grid, int count, int length, long seed) {
    if (length > grid.bits().length) {
      throw new IllegalArgumentException("a walk is longer than the grid is large");
    }
    var random = new SplitMix(seed);
    var walks = new ArrayList<int[]>();
    while (walks.size() < count) {
      walks.add(walk(grid, length, random));
    }
    return walks;
  }

  /** From time to time the walk goes on from an earlier cell, so that it cannot be caught. */
  private static int[] walk(CellGrid grid, int length, SplitMix random) {
    var cells = new ArrayList<Integer>();
    int cell = random.nextInt(grid.bits().length);
    cells.add(cell);
    while (cells.size() < length) {
      int row = cell / grid.columns() + random.nextInt(3) - 1;
      int column = cell % grid.columns() + random.nextInt(3) - 1;
      int next = row * grid.columns() + column;
      if (grid.holds(row, column) && !cells.contains(next)) {
        cells.add(next);
        cell = next;
      } else {
        cell = cells.get(random.nextInt(cells.size()));
      }
    }
    return cells.stream().mapToInt(each -> grid.bits()[each]).toArray();
  }
}
