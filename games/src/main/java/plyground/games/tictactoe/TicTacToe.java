package plyground.games.tictactoe;

import java.util.List;
import java.util.random.RandomGenerator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.Symmetry;

/** Three in a row; positions are written {@code x.o/.x./... o}, moves {@code 1} to {@code 9}. */
public final class TicTacToe implements Game<TicTacToePosition> {
  static final int SIZE = 3;
  private static final String FORM = "expected a position like 'x.o/.x./... o'";

  @Override
  public String name() {
    return "tic-tac-toe";
  }

  @Override
  public TicTacToePosition start(RandomGenerator random) {
    return TicTacToePosition.EMPTY;
  }

  @Override
  public int maxMoves() {
    return SIZE * SIZE;
  }

  @Override
  public List<Symmetry<TicTacToePosition>> symmetries() {
    return Symmetry.ofSquares(SIZE).stream()
        .<Symmetry<TicTacToePosition>>map(TicTacToeSymmetry::new)
        .toList();
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record TicTacToeSymmetry(int[] to) implements Symmetry<TicTacToePosition> {
    @Override
    public TicTacToePosition position(TicTacToePosition position) {
      return TicTacToePosition.of(
          (int) Symmetry.image(position.x(), to),
          (int) Symmetry.image(position.o(), to),
          position.toMove());
    }

    @Override
    public int move(int move) {
      return to[move];
    }
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "x" : "o";
  }

  @Override
  public TicTacToePosition parse(String text) {
    String[] words = text.strip().split(" +");
    if (words.length != 2) {
      throw new InputException("'" + text.strip() + "' has not a board and a side; " + FORM);
    }
    var position = board(words[0], side(words[1]));
    if (position.xWon() && position.oWon()) {
      throw new InputException("'" + words[0] + "': x and o cannot both have a line");
    }
    return position;
  }

  private static Side side(String word) {
    return switch (word) {
      case "x" -> Side.FIRST;
      case "o" -> Side.SECOND;
      default -> throw new InputException("side '" + word + "': expected x or o");
    };
  }

  private static TicTacToePosition board(String board, Side toMove) {
    int x = 0;
    int o = 0;
    int cell = 0;
    for (int i = 0; i < board.length(); i++) {
      char c = board.charAt(i);
      boolean rowEnd = i % (SIZE + 1) == SIZE;
      if (i >= SIZE * (SIZE + 1) - 1 || (rowEnd ? c != '/' : "xo.".indexOf(c) < 0)) {
        throw misplaced(board, i, rowEnd ? "/" : "x, o or .");
      }
      if (!rowEnd) {
        x |= c == 'x' ? 1 << cell : 0;
        o |= c == 'o' ? 1 << cell : 0;
        cell++;
      }
    }
    if (cell != SIZE * SIZE) {
      throw new InputException("'" + board + "' ends after " + cell + " of 9 cells; " + FORM);
    }
    return TicTacToePosition.of(x, o, toMove);
  }

  private static InputException misplaced(String board, int at, String expected) {
    String wanted = at >= SIZE * (SIZE + 1) - 1 ? "the end of the board" : expected;
    return new InputException(
        "character %d of '%s' is '%s'; expected %s"
            .formatted(at + 1, board, board.charAt(at), wanted));
  }

  @Override
  public String format(TicTacToePosition position) {
    var text = new StringBuilder();
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      if (cell > 0 && cell % SIZE == 0) {
        text.append('/');
      }
      int bit = 1 << cell;
      text.append((position.x() & bit) != 0 ? 'x' : (position.o() & bit) != 0 ? 'o' : '.');
    }
    return text.append(' ').append(sideName(position.toMove())).toString();
  }

  @Override
  public int parseMove(TicTacToePosition at, String text) {
    String word = text.strip();
    int move = word.length() == 1 ? word.charAt(0) - '1' : -1;
    if (!LegalMoves.contains(this, at, move)) {
      throw LegalMoves.refuse(this, at, word);
    }
    return move;
  }

  @Override
  public String formatMove(TicTacToePosition at, int move) {
    return Integer.toString(move + 1);
  }
}
