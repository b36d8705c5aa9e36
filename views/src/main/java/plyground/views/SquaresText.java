package plyground.views;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

/** Squares in rows: three columns each with their names around, or ruled where there are none. */
record SquaresText(Squares board, CellText cells) {
  String draw() {
    return board.columnNames().isEmpty() ? ruled() : named();
  }

  private List<Spot> row(int row) {
    return board.squares().subList(row * board.columns(), (row + 1) * board.columns());
  }

  private String ruled() {
    int width =
        board.squares().stream()
            .mapToInt(spot -> cells.picture().text(spot.id()).length())
            .reduce(1, Math::max);
    String line = ("+" + "-".repeat(width + 2)).repeat(board.columns()).substring(1) + "\n";
    var rows = new ArrayList<String>();
    for (int row = 0; row < board.rows(); row++) {
      rows.add(
          row(row).stream()
                  .map(spot -> " " + padded(spot, width) + " ")
                  .collect(Collectors.joining("|"))
              + "\n");
    }
    return String.join(line, rows);
  }

  private String padded(Spot spot, int width) {
    String text = cells.picture().text(spot.id());
    boolean held = cells.picture().held(spot.id()) != null;
    return " ".repeat(width - (held || text.isEmpty() ? 1 : text.length()))
        + cells.letter(spot.id(), " ");
  }

  private String named() {
    var text = new StringBuilder();
    int width = width(board);
    for (int word = 0; word < words(board); word++) {
      var line = new StringBuilder(" ".repeat(width));
      for (int column = 0; column < board.columns(); column++) {
        line.append("%2s ".formatted(board.columnNames().get(column).split(" ")[word]));
        line.append(board.endsBeside(column) ? " " : "");
      }
      text.append(cells.ink().dim(line.toString().stripTrailing())).append('\n');
    }
    for (int row = 0; row < board.rows(); row++) {
      text.append(cells.ink().dim(rowName(row, width)));
      for (int column = 0; column < board.columns(); column++) {
        text.append(cells.framed(row(row).get(column).id()));
        text.append(board.endsBeside(column) ? cells.ink().dim("|") : "");
      }
      text.append('\n');
      if (board.endsUnder(row)) {
        text.append(cells.ink().dim(" ".repeat(width) + divider())).append('\n');
      }
    }
    return text.toString();
  }

  /** The line between blocks that lie one above the other. */
  private String divider() {
    return IntStream.range(0, board.columns())
        .mapToObj(column -> board.endsBeside(column) ? "---+" : "---")
        .collect(Collectors.joining());
  }

  /** Nothing but room where only columns have names. */
  private String rowName(int row, int width) {
    String name = board.rowNames().isEmpty() ? "" : board.rowNames().get(row);
    return " ".repeat(width - 1 - name.length()) + name + " ";
  }

  private static int words(Squares board) {
    return board.columnNames().isEmpty() ? 0 : board.columnNames().getFirst().split(" ").length;
  }

  /** How wide the names of the rows are; those of two words are set in. */
  private static int width(Squares board) {
    int widest = board.rowNames().stream().mapToInt(String::length).reduce(0, Math::max);
    return widest + (words(board) > 1 ? 3 : 1);
  }

  /** How far what stands under the board is set in. */
  static String margin(Squares board) {
    return words(board) > 1 ? " ".repeat(width(board)) : "";
  }
}
