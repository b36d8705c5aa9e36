package plyground.games.waroflife;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plyground.core.Side;

/** War of Life cell by cell on an array of characters, written to be obviously right. */
final class SlowWarOfLifePosition {
  private final char[][] board =
      new char[10][10]; // a border of nothing round rows and columns 1..8
  private final char side;
  private final int played;

  private SlowWarOfLifePosition(char side, int played) {
    this.side = side;
    this.played = played;
    for (char[] row : board) {
      Arrays.fill(row, '.');
    }
  }

  static SlowWarOfLifePosition of(WarOfLifePosition position) {
    var slow =
        new SlowWarOfLifePosition(position.toMove() == Side.FIRST ? 'b' : 'r', position.played());
    for (int cell = 0; cell < 64; cell++) {
      boolean blue = (position.blue() >>> cell & 1) == 1;
      boolean red = (position.red() >>> cell & 1) == 1;
      slow.board[cell / 8 + 1][cell % 8 + 1] = blue ? 'b' : red ? 'r' : '.';
    }
    return slow;
  }

  private int around(int row, int column, char piece) {
    int count = 0;
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        if ((r != row || c != column) && board[r][c] == piece) {
          count++;
        }
      }
    }
    return count;
  }

  SlowWarOfLifePosition crank() {
    var next = new SlowWarOfLifePosition(side, played);
    for (int row = 1; row <= 8; row++) {
      for (int column = 1; column <= 8; column++) {
        int blue = around(row, column, 'b');
        int red = around(row, column, 'r');
        char now = board[row][column];
        if (now != '.') {
          next.board[row][column] = blue + red == 2 || blue + red == 3 ? now : '.';
        } else if (blue + red == 3) {
          next.board[row][column] = blue > red ? 'b' : 'r';
        }
      }
    }
    return next;
  }

  int count(char piece) {
    int count = 0;
    for (char[] row : board) {
      for (char cell : row) {
        count += cell == piece ? 1 : 0;
      }
    }
    return count;
  }

  /** What the side to move can pick, whether or not the game has ended. */
  List<String> pickable() {
    var moves = new ArrayList<String>();
    for (int row = 1; row <= 8; row++) {
      for (int column = 1; column <= 8; column++) {
        for (int r = row - 1; r <= row + 1 && board[row][column] == side; r++) {
          for (int c = column - 1; c <= column + 1; c++) {
            if (r >= 1 && r <= 8 && c >= 1 && c <= 8 && board[r][c] == '.') {
              moves.add("[" + row + "," + column + "," + r + "," + c + "]");
            }
          }
        }
      }
    }
    return moves;
  }

  String ending() {
    if (count('b') == 0 && count('r') == 0) {
      return "draw";
    }
    if (played == 250) {
      return "exhaust";
    }
    if (count('b') == 0) {
      return "r wins";
    }
    if (count('r') == 0) {
      return "b wins";
    }
    return pickable().isEmpty() ? "stalemate" : "not over";
  }

  SlowWarOfLifePosition after(String move) {
    var next = new SlowWarOfLifePosition(side == 'b' ? 'r' : 'b', played + 1);
    for (int row = 0; row < 10; row++) {
      next.board[row] = board[row].clone();
    }
    next.board[move.charAt(1) - '0'][move.charAt(3) - '0'] = '.';
    next.board[move.charAt(5) - '0'][move.charAt(7) - '0'] = side;
    return next.crank();
  }

  /** The board in the form the game prints. */
  String cells() {
    return "[" + cells('b') + "," + cells('r') + "]";
  }

  private String cells(char piece) {
    var cells = new ArrayList<String>();
    for (int row = 1; row <= 8; row++) {
      for (int column = 1; column <= 8; column++) {
        if (board[row][column] == piece) {
          cells.add("[" + row + "," + column + "]");
        }
      }
    }
    return "[" + String.join(",", cells) + "]";
  }

  String text() {
    return cells() + " " + side + " " + played;
  }

  /**
   * The land difference of the side to move after the best line of so many plies, as the seed's.
   */
  int minimax(int plies) {
    int best = Integer.MIN_VALUE;
    for (String move : plies == 0 ? List.<String>of() : pickable()) {
      best = Math.max(best, -after(move).minimax(plies - 1));
    }
    return best == Integer.MIN_VALUE ? count(side) - count(side == 'b' ? 'r' : 'b') : best;
  }
}
