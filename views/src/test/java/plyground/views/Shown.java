package plyground.views;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Hexes;
import plyground.core.view.Lattice;
import plyground.core.view.Piece;
import plyground.core.view.Pits;
import plyground.core.view.Scene;
import plyground.core.view.SideLook;
import plyground.core.view.Spot;

/** Scenes made by hand, of boards that no game has yet. */
final class Shown {
  static final List<SideLook> LOOKS =
      List.of(
          new SideLook("blue", SideLook.Tone.BLUE, Piece.DISC),
          new SideLook("red", SideLook.Tone.RED, Piece.DIAMOND));

  private static final List<Scene.Standing> STANDINGS =
      List.of(Scene.Standing.of("blue 1", "blue 1"), Scene.Standing.of("red 1", "red 1"));

  private Shown() {}

  static Piece piece(String at, Side side) {
    var look = LOOKS.get(side.index());
    return new Piece(at, look.kind(), side, look.name().substring(0, 1), look.name());
  }

  static Picture of(Board board, List<Piece> pieces, Set<String> open, Change change) {
    return new Picture(board, LOOKS, new Scene(pieces, STANDINGS), open, change);
  }

  static String text(Picture picture) {
    return new BoardText(picture, new Ansi(false), "b", at -> at).move();
  }

  static String svg(Picture picture) {
    return new SvgDocument(picture, "shown", "by hand", "blue to move").draw();
  }

  /** Three rows of three hexagons. */
  static Picture hexes() {
    var spots = new ArrayList<Spot>();
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        String id = "abc".charAt(column) + Integer.toString(row + 1);
        spots.add(Hexes.hexagon(id, id, row, column));
      }
    }
    var labels = new ArrayList<Board.Label>();
    for (int i = 0; i < 3; i++) {
      labels.add(new Board.Label("abc".substring(i, i + 1), i + 0.25, -0.3));
      labels.add(new Board.Label(Integer.toString(i + 1), 0.5 * i - 0.4, Hexes.ROW * i + 0.5));
    }
    var pieces = List.of(piece("b1", Side.FIRST), piece("b2", Side.SECOND));
    var change = new Change(List.of("b2"), Set.of("b2"), Map.of(), Set.of(), false);
    return of(new Hexes(spots, labels), pieces, Set.of("a1", "c3"), change);
  }

  /** Two rows of three pits with a store at each end. */
  static Picture pits() {
    var spots = new ArrayList<Spot>();
    spots.add(Pits.store("B", "red's store", 2, 0.5));
    for (int column = 0; column < 3; column++) {
      spots.add(Pits.pit("b" + (3 - column), "pit", 0, column + 1.5));
    }
    spots.add(Pits.store("A", "blue's store", 2, 4.5));
    for (int column = 0; column < 3; column++) {
      spots.add(Pits.pit("a" + (column + 1), "pit", 1, column + 1.5));
    }
    var pieces = new ArrayList<Piece>();
    for (int i = 0; i < spots.size(); i++) {
      pieces.add(new Piece(spots.get(i).id(), Piece.SEEDS, null, Integer.toString(2 * i), "seeds"));
    }
    var labels = List.of(new Board.Label("1", 1.5, 2.3), new Board.Label("2", 2.5, 2.3));
    return of(new Pits(spots, labels), pieces, Set.of("a1"), Change.NONE);
  }

  /** Four boxes, one of them won. */
  static Picture lattice() {
    var spots = new ArrayList<Spot>();
    int edge = 1;
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 2; column++) {
        spots.add(Lattice.across(Integer.toString(edge++), "edge", row, column));
      }
      for (int column = 0; row < 2 && column < 3; column++) {
        spots.add(Lattice.down(Integer.toString(edge++), "edge", row, column));
        if (column < 2) {
          spots.add(Lattice.box("box" + (2 * row + column), "box", row, column));
        }
      }
    }
    var pieces = new ArrayList<Piece>();
    for (String at : List.of("1", "3", "4", "6")) {
      pieces.add(new Piece(at, Piece.LINE, Side.FIRST, "", "line"));
    }
    pieces.add(piece("box0", Side.FIRST));
    return of(new Lattice(3, 3, spots), pieces, Set.of("2"), Change.begun(List.of("6")));
  }
}
