package plyground.games.tictactoe;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Piece;
import plyground.core.view.Scene;
import plyground.core.view.SideLook;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

/** Three rows of three; a free cell shows the number to type. */
final class TicTacToeView implements GameView<TicTacToePosition> {
  private static final int SIZE = 3;
  private static final List<String> NAMES =
      List.of(
          "top left",
          "top",
          "top right",
          "left",
          "centre",
          "right",
          "bottom left",
          "bottom",
          "bottom right");

  private static final Board BOARD =
      Squares.of(SIZE, SIZE, List.of(), List.of(), TicTacToeView::spot);

  private static Spot spot(int row, int column) {
    int cell = SIZE * row + column;
    return Spot.square(id(cell), name(cell), row, column);
  }

  /** The number that stands on it, and where it is. */
  private static String name(int cell) {
    return id(cell) + ", " + NAMES.get(cell);
  }

  private static String id(int cell) {
    return Integer.toString(cell + 1);
  }

  @Override
  public Board board() {
    return BOARD;
  }

  @Override
  public SideLook look(Side side) {
    return side == Side.FIRST
        ? new SideLook("x", SideLook.Tone.BLUE, Piece.CROSS)
        : new SideLook("o", SideLook.Tone.RED, Piece.NOUGHT);
  }

  @Override
  public Scene scene(TicTacToePosition position) {
    var tiles = new ArrayList<Scene.Tile>();
    var pieces = new ArrayList<Piece>();
    var marks = new ArrayList<Scene.Mark>();
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      String at = id(cell);
      int bit = 1 << cell;
      if (((position.x() | position.o()) & bit) == 0) {
        tiles.add(new Scene.Tile(at, 0, at, ""));
      } else {
        pieces.add(look((position.x() & bit) != 0 ? Side.FIRST : Side.SECOND, at));
      }
      if ((position.won() & bit) != 0) {
        marks.add(new Scene.Mark(at, Scene.Mark.Kind.WIN, ""));
      }
    }
    var standings = List.of(Scene.Standing.of("x", ""), Scene.Standing.of("o", ""));
    return new Scene(tiles, pieces, marks, standings, "");
  }

  private Piece look(Side side, String at) {
    var look = look(side);
    return new Piece(at, look.kind(), side, look.name(), look.name());
  }

  @Override
  public Gesture gesture(TicTacToePosition position, int move) {
    return Gesture.at(id(move));
  }

  @Override
  public String words(TicTacToePosition before, int move) {
    return look(before.toMove()).name() + " takes " + name(move);
  }

  @Override
  public String moveName(TicTacToePosition before, int move) {
    return id(move);
  }
}
