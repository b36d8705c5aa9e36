package plyground.games.gallery;

import static plyground.games.gallery.SlowTwin.side;

import java.util.LinkedHashMap;
import java.util.Map;

/** Breakthrough. */
record SlowPawns(int rows, int columns) implements SlowTwin {
  @Override
  public String start() {
    var board = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      String symbol = row < 2 ? "b" : row >= rows - 2 ? "w" : ".";
      board.append(row == 0 ? "" : "/").append(symbol.repeat(columns));
    }
    return board + " white";
  }

  @Override
  public Map<String, String> moves(String position) {
    var moves = new LinkedHashMap<String, String>();
    var board = SlowTwin.rows(position);
    boolean white = side(position).equals("white");
    char own = white ? 'w' : 'b';
    if (score(position) != 0) {
      return moves;
    }
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (SlowTwin.at(board, row, column) != own) {
          continue;
        }
        int ahead = white ? row - 1 : row + 1;
        for (int to = column - 1; to <= column + 1; to++) {
          char there = SlowTwin.at(board, ahead, to);
          boolean straight = to == column;
          if (there == '.' || (!straight && there != ' ' && there != own)) {
            var next = SlowTwin.with(SlowTwin.with(board, row, column, '.'), ahead, to, own);
            String name = name(row, column) + "-" + name(ahead, to);
            moves.put(name, String.join("/", next) + (white ? " black" : " white"));
          }
        }
      }
    }
    return moves;
  }

  private String name(int row, int column) {
    return "" + (char) ('a' + column) + (rows - row);
  }

  @Override
  public int score(String position) {
    var board = SlowTwin.rows(position);
    if (board.getFirst().contains("w") || !position.split(" ")[0].contains("b")) {
      return 1;
    }
    return board.getLast().contains("b") || !position.split(" ")[0].contains("w") ? -1 : 0;
  }
}
