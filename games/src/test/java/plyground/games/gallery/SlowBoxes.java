package plyground.games.gallery;

import static plyground.games.gallery.SlowTwin.side;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Dots and boxes, on the rows of its text: rows of lines, and rows of lines and boxes by turns. */
record SlowBoxes(int rows, int columns) implements SlowTwin {
  @Override
  public String start() {
    var board = new StringBuilder(".".repeat(columns));
    for (int row = 0; row < rows; row++) {
      board.append("/").append(".".repeat(2 * columns + 1)).append("/").append(".".repeat(columns));
    }
    return board + " red";
  }

  @Override
  public Map<String, String> moves(String position) {
    var moves = new LinkedHashMap<String, String>();
    var board = SlowTwin.rows(position);
    int number = 0;
    for (int row = 0; row < board.size(); row++) {
      boolean mixed = row % 2 == 1;
      for (int column = 0; column < board.get(row).length(); column += mixed ? 2 : 1) {
        number++;
        if (SlowTwin.at(board, row, column) == '.') {
          moves.put("" + number, drawn(board, row, column, side(position)));
        }
      }
    }
    return moves;
  }

  private String drawn(List<String> board, int row, int column, String mover) {
    var next = SlowTwin.with(board, row, column, '-');
    boolean closed = false;
    for (int box = 0; box < rows * columns; box++) {
      int boxRow = 2 * (box / columns) + 1;
      int boxColumn = 2 * (box % columns) + 1;
      boolean round =
          SlowTwin.at(next, boxRow - 1, box % columns) == '-'
              && SlowTwin.at(next, boxRow + 1, box % columns) == '-'
              && SlowTwin.at(next, boxRow, boxColumn - 1) == '-'
              && SlowTwin.at(next, boxRow, boxColumn + 1) == '-';
      if (round && SlowTwin.at(next, boxRow, boxColumn) == '.') {
        next = SlowTwin.with(next, boxRow, boxColumn, mover.charAt(0));
        closed = true;
      }
    }
    String other = mover.equals("red") ? "blue" : "red";
    return String.join("/", next) + " " + (closed ? mover : other);
  }

  @Override
  public int score(String position) {
    String board = position.split(" ")[0];
    return (int)
        (board.chars().filter(c -> c == 'r').count() - board.chars().filter(c -> c == 'b').count());
  }
}
