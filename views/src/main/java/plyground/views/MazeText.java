package plyground.views;

import java.util.List;
import java.util.Locale;
import plyground.core.view.Piece;
import plyground.core.view.Scene.Mark;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

/**
 * Tiles with passages in box characters: light lines, double ones where a tile is lit. What has a
 * name stands under its tile, in capitals if a player wants to go there; names of lines that can be
 * shifted have arrows.
 */
record MazeText(Squares board, Picture picture, Ansi ink) {
  private static final String LIGHT = "   ┐ ─┌┬ ┘│┤└┴├ ";
  private static final String DOUBLE = "   ╗ ═╔╦ ╝║╣╚╩╠ ";
  private static final int UP = 8;
  private static final int RIGHT = 4;
  private static final int DOWN = 2;
  private static final int LEFT = 1;

  /** A tile is ten columns wide; its ways meet in the fourth. */
  private static final int BEFORE = 3;

  private static final int AFTER = 6;

  String draw() {
    var squares = board.squares();
    var text = new StringBuilder("    ");
    for (int column = 0; column < board.columns(); column++) {
      boolean shifts = arrow(squares.get(column), true);
      String name = board.columnNames().get(column) + (shifts ? "↕" : "");
      text.append(" ".repeat(BEFORE)).append("%-7s".formatted(name));
    }
    text.append('\n');
    between(text, List.of(), row(squares, 0));
    for (int row = 0; row < board.rows(); row++) {
      var here = row(squares, row);
      boolean shifts = arrow(here.getFirst(), false);
      text.append(" %-3s".formatted(board.rowNames().get(row) + (shifts ? "↔" : "")));
      here.forEach(spot -> tile(text, spot.id()));
      text.append('\n');
      between(text, here, row + 1 < board.rows() ? row(squares, row + 1) : List.of());
    }
    return text.toString().replaceAll(" +\n", "\n");
  }

  private List<Spot> row(List<Spot> squares, int row) {
    return squares.subList(row * board.columns(), (row + 1) * board.columns());
  }

  private boolean arrow(Spot square, boolean column) {
    return board.arrows().stream()
        .anyMatch(at -> column ? at.x() == square.x() : at.y() == square.y());
  }

  private boolean lit(String at) {
    return picture.marked(at, Mark.Kind.LIT);
  }

  private void tile(StringBuilder text, String at) {
    int ways = picture.ways(at);
    String line = lit(at) ? "═" : "─";
    String way = String.valueOf((lit(at) ? DOUBLE : LIGHT).charAt(ways));
    var cells = new CellText(picture, ink);
    text.append(((ways & LEFT) != 0 ? line : " ").repeat(BEFORE));
    text.append(cells.stands(at) ? cells.letter(at, way) : way);
    text.append(((ways & RIGHT) != 0 ? line : " ").repeat(AFTER));
  }

  /** What is between a row and the next, and the names that belong to the row. */
  private void between(StringBuilder text, List<Spot> above, List<Spot> below) {
    text.append("    ");
    for (int column = 0; column < board.columns(); column++) {
      String over = above.isEmpty() ? "" : above.get(column).id();
      String under = below.isEmpty() ? "" : below.get(column).id();
      boolean down = (picture.ways(over) & DOWN) != 0;
      boolean up = (picture.ways(under) & UP) != 0;
      text.append(" ".repeat(BEFORE));
      text.append(down && up ? lit(over) ? "║" : "│" : down ? "╵" : up ? "╷" : " ");
      text.append(name(over));
    }
    text.append('\n');
  }

  private String name(String at) {
    String word =
        picture.pieces(at).stream()
            .map(Piece::letter)
            .filter(letter -> letter.length() > 1)
            .findFirst()
            .orElse("");
    String cut = word.substring(0, Math.min(AFTER, word.length()));
    return named(at, cut) + " ".repeat(AFTER - cut.length());
  }

  private String named(String at, String word) {
    String marked = word.toUpperCase(Locale.ROOT);
    if (picture.marked(at, Mark.Kind.FIRST_TARGET)) {
      return ink.tone(picture.looks().getFirst().tone(), marked);
    }
    return picture.marked(at, Mark.Kind.SECOND_TARGET)
        ? ink.tone(picture.looks().getLast().tone(), marked)
        : word.isEmpty() ? "" : ink.dim(word);
  }
}
