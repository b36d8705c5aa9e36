package plyground.cli.board;

import plyground.games.tictactoe.TicTacToe;
import plyground.games.tictactoe.TicTacToePosition;

/** Three rows; a free cell shows the number to type. */
record TicTacToeBoard(TicTacToe game) implements Board<TicTacToePosition> {
  @Override
  public String draw(TicTacToePosition grid, Ansi ink) {
    String cells = game.format(grid).substring(0, 11).replace("/", "");
    var text = new StringBuilder();
    for (int cell = 0; cell < cells.length(); cell++) {
      text.append(' ').append(stone(cells.charAt(cell), cell + 1, ink)).append(' ');
      text.append(cell % 3 < 2 ? "|" : "\n");
      if (cell == 2 || cell == 5) {
        text.append("---+---+---\n");
      }
    }
    return text.toString();
  }

  private static String stone(char cell, int number, Ansi ink) {
    return switch (cell) {
      case 'x' -> ink.first("x");
      case 'o' -> ink.second("o");
      default -> ink.dim(Integer.toString(number));
    };
  }
}
