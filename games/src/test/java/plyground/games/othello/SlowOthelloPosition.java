package plyground.games.othello;

import java.util.ArrayList;
import java.util.List;

/** Othello on an array of characters, as one would explain it to a child: the bitboards' twin. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record SlowOthelloPosition(char[][] cells, char toMove) {
  static SlowOthelloPosition of(String text) {
    String[] words = text.split(" ");
    String[] rows = words[0].split("/");
    char[][] cells = new char[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      cells[row] = rows[row].toCharArray();
    }
    return new SlowOthelloPosition(cells, words[1].charAt(0));
  }

  private char opponent() {
    return toMove == '1' ? '2' : '1';
  }

  private boolean on(int row, int column) {
    return row >= 0 && row < cells.length && column >= 0 && column < cells.length;
  }

  /** The squares turned over along one direction. */
  private List<int[]> bracketed(int row, int column, int down, int right) {
    var run = new ArrayList<int[]>();
    int r = row + down;
    int c = column + right;
    while (on(r, c) && cells[r][c] == opponent()) {
      run.add(new int[] {r, c});
      r += down;
      c += right;
    }
    return on(r, c) && cells[r][c] == toMove ? run : List.of();
  }

  private List<int[]> flips(int row, int column) {
    var flips = new ArrayList<int[]>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (down != 0 || right != 0) {
          flips.addAll(bracketed(row, column, down, right));
        }
      }
    }
    return flips;
  }

  List<String> placements() {
    var found = new ArrayList<String>();
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells.length; column++) {
        if (cells[row][column] == '.' && !flips(row, column).isEmpty()) {
          found.add("[" + row + "," + column + "]");
        }
      }
    }
    return found;
  }

  List<String> legal() {
    var placements = placements();
    boolean stuck = placements.isEmpty();
    return stuck && !new SlowOthelloPosition(cells, opponent()).placements().isEmpty()
        ? List.of("n")
        : placements;
  }

  SlowOthelloPosition after(String move) {
    char[][] next = new char[cells.length][];
    for (int row = 0; row < cells.length; row++) {
      next[row] = cells[row].clone();
    }
    if (!move.equals("n")) {
      int row = move.charAt(1) - '0';
      int column = move.charAt(3) - '0';
      next[row][column] = toMove;
      flips(row, column).forEach(square -> next[square[0]][square[1]] = toMove);
    }
    return new SlowOthelloPosition(next, opponent());
  }

  int count(char stone) {
    int count = 0;
    for (char[] row : cells) {
      for (char cell : row) {
        count += cell == stone ? 1 : 0;
      }
    }
    return count;
  }

  /** What player 1 wins by. */
  int margin(boolean winnerTakesEmpty) {
    int black = count('1');
    int white = count('2');
    if (winnerTakesEmpty && black > white) {
      black += count('.');
    } else if (winnerTakesEmpty && white > black) {
      white += count('.');
    }
    return black - white;
  }

  /** The handout's stable discs of one colour, found one by one until there are no more. */
  boolean[][] stable(char stone) {
    boolean[][] stable = new boolean[cells.length][cells.length];
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int row = 0; row < cells.length; row++) {
        for (int column = 0; column < cells.length; column++) {
          if (cells[row][column] == stone && !stable[row][column] && safe(row, column, stable)) {
            stable[row][column] = true;
            changed = true;
          }
        }
      }
    }
    return stable;
  }

  private boolean safe(int row, int column, boolean[][] stable) {
    int[][] axes = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int[] axis : axes) {
      boolean edge = !on(row + axis[0], column + axis[1]) || !on(row - axis[0], column - axis[1]);
      if (!edge && !full(row, column, axis) && !beside(row, column, axis, stable)) {
        return false;
      }
    }
    return true;
  }

  private boolean full(int row, int column, int[] axis) {
    for (int step = -cells.length; step <= cells.length; step++) {
      int r = row + step * axis[0];
      int c = column + step * axis[1];
      if (on(r, c) && cells[r][c] == '.') {
        return false;
      }
    }
    return true;
  }

  private static boolean beside(int row, int column, int[] axis, boolean[][] stable) {
    return stable[row + axis[0]][column + axis[1]] || stable[row - axis[0]][column - axis[1]];
  }

  @Override
  public String toString() {
    var rows = new ArrayList<String>();
    for (char[] row : cells) {
      rows.add(new String(row));
    }
    return String.join("/", rows) + " " + toMove;
  }
}
