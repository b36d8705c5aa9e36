package plyground.games.gallery;

import static plyground.games.gallery.SlowTwin.rows;
import static plyground.games.gallery.SlowTwin.side;

import java.util.LinkedHashMap;
import java.util.Map;

/** Connect four. */
final class SlowDrops implements SlowTwin {
  @Override
  public String start() {
    return "......./......./......./......./......./....... red";
  }

  private static boolean won(String position) {
    return SlowTwin.line(rows(position), 'r', 4) || SlowTwin.line(rows(position), 'b', 4);
  }

  @Override
  public Map<String, String> moves(String position) {
    var moves = new LinkedHashMap<String, String>();
    var rows = rows(position);
    String mover = side(position);
    for (int column = 0; column < 7 && !won(position); column++) {
      for (int row = 5; row >= 0; row--) {
        if (SlowTwin.at(rows, row, column) == '.') {
          var next = SlowTwin.with(rows, row, column, mover.charAt(0));
          String other = mover.equals("red") ? "blue" : "red";
          moves.put("" + (column + 1), String.join("/", next) + " " + other);
          break;
        }
      }
    }
    return moves;
  }

  /** With s stones played, the winner has 22 less half of them, rounded up. */
  @Override
  public int score(String position) {
    long stones = position.split(" ")[0].chars().filter(c -> c == 'r' || c == 'b').count();
    int left = 22 - (int) ((stones + 1) / 2);
    return SlowTwin.line(rows(position), 'r', 4)
        ? left
        : SlowTwin.line(rows(position), 'b', 4) ? -left : 0;
  }
}
