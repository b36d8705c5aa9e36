package plyground.core.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plyground.core.view.Lattice;
import plyground.core.view.Spot;

/** Rows and columns of boxes between dots; the edges come first, then the boxes. */
record BoxRows(int rows, int columns) {
  BoxRows {
    if (rows < 1 || columns < 1) {
      throw new IllegalArgumentException("expected at least one row and one column of boxes");
    }
  }

  /** From one row of edges between neighbours in a row to the next. */
  private int stride() {
    return 2 * columns + 1;
  }

  private int across(int row, int column) {
    return row * stride() + column;
  }

  private int down(int row, int column) {
    return row * stride() + columns + column;
  }

  private int box(int row, int column) {
    return across(rows, columns) + row * columns + column;
  }

  Geometry geometry() {
    var spots = spots();
    var board = new Lattice(rows + 1, columns + 1, Geometry.inReadingOrder(spots));
    var content = Geometry.Content.SYMBOLS;
    return new Geometry(board, spots, text(), touching(spots.size()), 0, content, false);
  }

  private List<Spot> spots() {
    var spots = new ArrayList<Spot>();
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column < columns; column++) {
        String id = Integer.toString(across(row, column) + 1);
        spots.add(Lattice.across(id, "edge " + id, row, column));
      }
      for (int column = 0; row < rows && column <= columns; column++) {
        String id = Integer.toString(down(row, column) + 1);
        spots.add(Lattice.down(id, "edge " + id, row, column));
      }
    }
    for (int box = 0; box < rows * columns; box++) {
      String id = "box" + (box + 1);
      spots.add(Lattice.box(id, "box " + (box + 1), box / columns, box % columns));
    }
    return spots;
  }

  /** As it looks: a row of edges, then a row of edges and boxes by turns. */
  private int[][] text() {
    int[][] text = new int[2 * rows + 1][];
    for (int row = 0; row <= rows; row++) {
      text[2 * row] = IntStream.range(across(row, 0), across(row, columns)).toArray();
    }
    for (int each = 0; each < rows; each++) {
      int row = each;
      text[2 * row + 1] =
          IntStream.rangeClosed(0, 2 * columns)
              .map(i -> i % 2 == 0 ? down(row, i / 2) : box(row, i / 2))
              .toArray();
    }
    return text;
  }

  /** On coordinates twice as fine: edges lie between dots and boxes. */
  List<int[]> turnsAndMirrors() {
    var ways = new ArrayList<int[]>();
    int high = 2 * rows;
    int wide = 2 * columns;
    for (int way = 1; way < (high == wide ? 8 : 4); way++) {
      int[] to = new int[box(rows, 0)];
      for (int y = 0; y <= high; y++) {
        for (int x = 1 - y % 2; x <= wide; x += 2 - y % 2) {
          int newY = (way & 1) == 0 ? y : high - y;
          int newX = (way & 2) == 0 ? x : wide - x;
          to[cell(y, x)] = (way & 4) == 0 ? cell(newY, newX) : cell(newX, newY);
        }
      }
      ways.add(to);
    }
    return ways;
  }

  private int cell(int y, int x) {
    return y % 2 == 0 ? across(y / 2, x / 2) : x % 2 == 0 ? down(y / 2, x / 2) : box(y / 2, x / 2);
  }

  private int[][] touching(int cells) {
    int[][] touching = new int[cells][0];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int box = box(row, column);
        touching[box] =
            new int[] {
              across(row, column), down(row, column), down(row, column + 1), across(row + 1, column)
            };
        for (int edge : touching[box]) {
          touching[edge] =
              IntStream.concat(IntStream.of(touching[edge]), IntStream.of(box)).toArray();
        }
      }
    }
    return touching;
  }
}
