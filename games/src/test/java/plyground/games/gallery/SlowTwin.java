package plyground.games.gallery;

import java.util.List;
import java.util.Map;

/**
 * A game's rules once more, written from its rules text on boards of characters, without a bit or a
 * line of the game's own code: slow and plain.
 */
interface SlowTwin {
  /** The start, as the game writes it. */
  String start();

  /** Every legal move of a position with the position it leads to, all as the game writes them. */
  Map<String, String> moves(String position);

  /** The first player's score of a finished game. */
  int score(String position);

  /** The rows of a position's board. */
  static List<String> rows(String position) {
    return List.of(position.split(" ")[0].split("/"));
  }

  static String side(String position) {
    return position.split(" ")[1];
  }

  /** The character of a cell; a blank beyond the board. */
  static char at(List<String> rows, int row, int column) {
    boolean inside =
        row >= 0 && row < rows.size() && column >= 0 && column < rows.get(row).length();
    return inside ? rows.get(row).charAt(column) : ' ';
  }

  /** The board with another character in a cell. */
  static List<String> with(List<String> rows, int row, int column, char symbol) {
    var changed = new java.util.ArrayList<>(rows);
    var text = new StringBuilder(rows.get(row));
    text.setCharAt(column, symbol);
    changed.set(row, text.toString());
    return changed;
  }

  /** Whether so many of a symbol stand in a straight line. */
  static boolean line(List<String> rows, char symbol, int length) {
    int[][] ways = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).length(); column++) {
        for (int[] way : ways) {
          int found = 0;
          while (found < length
              && at(rows, row + found * way[0], column + found * way[1]) == symbol) {
            found++;
          }
          if (found == length) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
