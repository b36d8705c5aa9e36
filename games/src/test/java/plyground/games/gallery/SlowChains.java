package plyground.games.gallery;

import static plyground.games.gallery.SlowTwin.rows;
import static plyground.games.gallery.SlowTwin.side;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Hex. */
record SlowChains(int size) implements SlowTwin {
  @Override
  public String start() {
    return ".".repeat(size) + ("/" + ".".repeat(size)).repeat(size - 1) + " red";
  }

  /** Flooded from the top or the left. */
  private boolean joined(List<String> board, char symbol) {
    var waiting = new ArrayDeque<List<Integer>>();
    for (int i = 0; i < size; i++) {
      waiting.add(symbol == 'r' ? List.of(0, i) : List.of(i, 0));
    }
    var met = new HashSet<List<Integer>>();
    while (!waiting.isEmpty()) {
      var cell = waiting.remove();
      int row = cell.get(0);
      int column = cell.get(1);
      if (SlowTwin.at(board, row, column) != symbol || !met.add(cell)) {
        continue;
      }
      if ((symbol == 'r' ? row : column) == size - 1) {
        return true;
      }
      waiting.add(List.of(row - 1, column));
      waiting.add(List.of(row - 1, column + 1));
      waiting.add(List.of(row, column - 1));
      waiting.add(List.of(row, column + 1));
      waiting.add(List.of(row + 1, column - 1));
      waiting.add(List.of(row + 1, column));
    }
    return false;
  }

  @Override
  public Map<String, String> moves(String position) {
    var moves = new LinkedHashMap<String, String>();
    var board = rows(position);
    if (score(position) != 0) {
      return moves;
    }
    boolean red = side(position).equals("red");
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (SlowTwin.at(board, row, column) == '.') {
          var next = SlowTwin.with(board, row, column, red ? 'r' : 'b');
          String name = "" + (char) ('a' + column) + (row + 1);
          moves.put(name, String.join("/", next) + (red ? " blue" : " red"));
        }
      }
    }
    return moves;
  }

  @Override
  public int score(String position) {
    return joined(rows(position), 'r') ? 1 : joined(rows(position), 'b') ? -1 : 0;
  }
}
