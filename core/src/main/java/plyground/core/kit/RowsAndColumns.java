package plyground.core.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plyground.core.view.Board;
import plyground.core.view.Hexes;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

/** Boards of rows and columns, cells numbered row by row from the top left. */
record RowsAndColumns(int rows, int columns, Naming naming) {
  private static final int LETTERS = 26;
  private static final int[][] BESIDE_SQUARE = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
  private static final int[][] BESIDE_HEX = {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}};

  RowsAndColumns {
    if (rows < 1 || columns < 1 || columns > LETTERS) {
      throw new IllegalArgumentException(
          "expected at least one row and 1 to 26 columns, not %d and %d".formatted(rows, columns));
    }
  }

  Geometry squares() {
    var board = Squares.of(rows, columns, rowNames(), columnNames(), this::square);
    return geometry(board, board.spots(), BESIDE_SQUARE);
  }

  Geometry hexes() {
    var spots = new ArrayList<Spot>();
    for (int cell = 0; cell < rows * columns; cell++) {
      String id = id(cell / columns, cell % columns);
      spots.add(Hexes.hexagon(id, id, cell / columns, cell % columns));
    }
    return geometry(new Hexes(List.copyOf(spots), hexLabels()), spots, BESIDE_HEX);
  }

  private Geometry geometry(Board board, List<Spot> spots, int[][] beside) {
    int[][] text = new int[rows][];
    for (int row = 0; row < rows; row++) {
      text[row] = IntStream.range(row * columns, (row + 1) * columns).toArray();
    }
    int[][] neighbours = new int[rows * columns][];
    for (int cell = 0; cell < neighbours.length; cell++) {
      neighbours[cell] = neighbours(cell, beside);
    }
    var content = Geometry.Content.SYMBOLS;
    boolean numbered = naming == Naming.NUMBERS;
    return new Geometry(board, spots, text, neighbours, columns, content, numbered);
  }

  private int[] neighbours(int cell, int[][] beside) {
    var found = IntStream.builder();
    for (int[] way : beside) {
      int row = cell / columns + way[0];
      int column = cell % columns + way[1];
      if (row >= 0 && row < rows && column >= 0 && column < columns) {
        found.add(row * columns + column);
      }
    }
    return found.build().toArray();
  }

  private Spot square(int row, int column) {
    String words =
        switch (naming) {
          case FROM_BOTTOM, FROM_TOP -> id(row, column);
          case NUMBERS -> "cell " + id(row, column);
          case COLUMNS -> "column " + (column + 1) + ", row " + (rows - row);
        };
    return Spot.square(id(row, column), words, row, column);
  }

  private String id(int row, int column) {
    return switch (naming) {
      case FROM_BOTTOM, FROM_TOP -> letter(column) + rowNumber(row);
      case NUMBERS -> Integer.toString(row * columns + column + 1);
      case COLUMNS -> (column + 1) + "/" + (rows - row);
    };
  }

  private static String letter(int column) {
    return Character.toString('a' + column);
  }

  private int rowNumber(int row) {
    return naming == Naming.FROM_TOP ? row + 1 : rows - row;
  }

  private List<String> columnNames() {
    return switch (naming) {
      case FROM_BOTTOM, FROM_TOP ->
          IntStream.range(0, columns).mapToObj(RowsAndColumns::letter).toList();
      case NUMBERS -> List.of();
      case COLUMNS -> IntStream.rangeClosed(1, columns).mapToObj(Integer::toString).toList();
    };
  }

  private List<String> rowNames() {
    return switch (naming) {
      case FROM_BOTTOM, FROM_TOP ->
          IntStream.range(0, rows).mapToObj(row -> Integer.toString(rowNumber(row))).toList();
      case NUMBERS, COLUMNS -> List.of();
    };
  }

  private List<Board.Label> hexLabels() {
    var labels = new ArrayList<Board.Label>();
    for (int column = 0; column < columns; column++) {
      labels.add(new Board.Label(letter(column), column + 0.25, -0.3));
    }
    for (int row = 0; row < rows; row++) {
      String name = Integer.toString(rowNumber(row));
      labels.add(new Board.Label(name, 0.5 * row - 0.4, Hexes.ROW * row + 0.5));
    }
    return labels;
  }
}
