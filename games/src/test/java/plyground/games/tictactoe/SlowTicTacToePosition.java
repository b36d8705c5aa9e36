package plyground.games.tictactoe;

import java.util.ArrayList;
import java.util.List;

/** Tic-tac-toe on an array of characters, written to be obviously right. */
record SlowTicTacToePosition(String cells, char side) {
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  static SlowTicTacToePosition of(String text) {
    return new SlowTicTacToePosition(
        text.substring(0, 11).replace("/", ""), text.charAt(text.length() - 1));
  }

  String winner() {
    for (int[] line : LINES) {
      char stone = cells.charAt(line[0]);
      if (stone != '.' && stone == cells.charAt(line[1]) && stone == cells.charAt(line[2])) {
        return String.valueOf(stone);
      }
    }
    return "none";
  }

  /** Three for every line with two stones of a side and none of the other's, one for one stone. */
  int openLines(char stone) {
    int sum = 0;
    for (int[] line : LINES) {
      var held = new StringBuilder();
      for (int cell : line) {
        held.append(cells.charAt(cell));
      }
      String own = held.toString().replace(".", "");
      sum += own.equals("" + stone + stone) ? 3 : own.equals("" + stone) ? 1 : 0;
    }
    return sum;
  }

  List<String> legal() {
    var moves = new ArrayList<String>();
    for (int cell = 0; cell < 9; cell++) {
      if (cells.charAt(cell) == '.' && winner().equals("none")) {
        moves.add(String.valueOf(cell + 1));
      }
    }
    return moves;
  }

  String after(String move) {
    char[] next = cells.toCharArray();
    next[Integer.parseInt(move) - 1] = side;
    String row = new String(next);
    return row.substring(0, 3)
        + "/"
        + row.substring(3, 6)
        + "/"
        + row.substring(6)
        + (side == 'x' ? " o" : " x");
  }
}
