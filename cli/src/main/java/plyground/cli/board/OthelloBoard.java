package plyground.cli.board;

import java.util.HashSet;
import plyground.core.LegalMoves;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;

/**
 * The board with rows and columns numbered as in moves and lettered as in squares; a plus is where
 * the side to move may go, brackets are the stone just placed, parentheses what it turned over.
 */
record OthelloBoard(Othello game) implements Board<OthelloPosition> {
  private static final int NOTHING = -1;

  @Override
  public String draw(OthelloPosition discs, Ansi ink) {
    return draw(cells(discs), cells(discs), discs, NOTHING, ink);
  }

  @Override
  public String drawMove(OthelloPosition before, int move, OthelloPosition after, Ansi ink) {
    String old = cells(before);
    String now = cells(after);
    int placed = NOTHING;
    for (int cell = 0; cell < now.length(); cell++) {
      placed = old.charAt(cell) == '.' && now.charAt(cell) != '.' ? cell : placed;
    }
    return draw(old, now, after, placed, ink);
  }

  /** The cells row by row without anything between. */
  private String cells(OthelloPosition discs) {
    String text = game.format(discs);
    return text.substring(0, text.indexOf(' ')).replace("/", "");
  }

  private String draw(String old, String now, OthelloPosition discs, int placed, Ansi ink) {
    int side = game.size().side();
    var legal = new HashSet<>(LegalMoves.words(game, discs));
    var text = new StringBuilder(ink.dim(columns(side, 'a'))).append(ink.dim(columns(side, '0')));
    for (int cell = 0; cell < now.length(); cell++) {
      int row = cell / side;
      if (cell % side == 0) {
        text.append(ink.dim(String.format("  %d %d ", row + 1, row)));
      }
      boolean open = legal.contains("[" + row + "," + cell % side + "]");
      boolean turned = old.charAt(cell) != now.charAt(cell);
      String stone = stone(now.charAt(cell), open, ink);
      text.append(cell == placed ? "[" : turned ? "(" : " ").append(stone);
      text.append(cell == placed ? "]" : turned ? ")" : " ");
      text.append((cell + 1) % side == 0 ? "\n" : "");
    }
    return text.append(count(now, ink)).append('\n').toString();
  }

  private static String columns(int side, char first) {
    var line = new StringBuilder("      ");
    for (int column = 0; column < side; column++) {
      line.append(' ').append((char) (first + column)).append(' ');
    }
    return line.append('\n').toString();
  }

  private static String stone(char cell, boolean open, Ansi ink) {
    return switch (cell) {
      case '1' -> ink.first("1");
      case '2' -> ink.second("2");
      default -> ink.dim(open ? "+" : ".");
    };
  }

  private static String count(String cells, Ansi ink) {
    long first = cells.chars().filter(cell -> cell == '1').count();
    long second = cells.chars().filter(cell -> cell == '2').count();
    return "      " + ink.first("1") + ": " + first + "   " + ink.second("2") + ": " + second;
  }
}
