package plyground.views;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Graph;
import plyground.core.view.Hexes;
import plyground.core.view.Lattice;
import plyground.core.view.Piece;
import plyground.core.view.Pits;
import plyground.core.view.Scene;
import plyground.core.view.SideLook;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

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

  static Spot place(String id, String name, double x, double y) {
    return new Spot(id, name, Spot.Shape.CIRCLE, x, y, 0.84, 0.84, 0);
  }

  /** Five places that form no grid, with a march that takes one of them. */
  static Picture places() {
    var spots =
        List.of(
            place("x", "Xanten", 0.5, 0.5),
            place("b", "Bonn", 2, 0.5),
            place("c", "Cologne on the Rhine, left bank", 1.2, 1.7),
            place("d", "Duren", 3.1, 2),
            place("e", "Elsewhere", 4.4, 0.9));
    var links =
        List.of(
            new Board.Link("x", "b"),
            new Board.Link("x", "c"),
            new Board.Link("b", "c"),
            new Board.Link("d", "c"));
    var tiles = new ArrayList<Scene.Tile>();
    for (int i = 0; i < spots.size(); i++) {
      tiles.add(new Scene.Tile(spots.get(i).id(), 0, "9".repeat(i + 1), "worth something"));
    }
    var marks =
        List.of(
            new Scene.Mark("c", Scene.Mark.Kind.LIT, "march +3", ""),
            new Scene.Mark("d", Scene.Mark.Kind.GAIN, "march +12, takes " + "Bonn ".repeat(13), ""),
            new Scene.Mark("e", Scene.Mark.Kind.LIT, ""));
    var pieces =
        List.of(
            piece("x", Side.FIRST),
            piece("b", Side.SECOND),
            new Piece("e", "mist", null, "m", "mist"));
    var scene = new Scene(tiles, pieces, marks, STANDINGS, "two places empty");
    var board = new Graph(spots, links, new Graph.Headings("town", "worth", "What {side} gains"));
    var change =
        new Change(List.of("x"), Set.of(), Map.of("c", piece("c", Side.FIRST)), Set.of("b"), false);
    return new Picture(board, LOOKS, scene, Set.of(), change);
  }

  /** So many places in a row, each of which brings something. */
  static Picture row(int places) {
    var spots = new ArrayList<Spot>();
    var marks = new ArrayList<Scene.Mark>();
    for (int i = 1; i <= places; i++) {
      spots.add(place("p" + i, "P" + i, i, 0));
      marks.add(new Scene.Mark("p" + i, Scene.Mark.Kind.GAIN, "march +" + i, ""));
    }
    var scene = new Scene(List.of(), List.of(), marks, STANDINGS, "all of them empty");
    var board = new Graph(spots, List.of(), Graph.Headings.NONE);
    return new Picture(board, LOOKS, scene, Set.of(), Change.NONE);
  }

  /** A row with a piece of every shape, owned by either side and by nobody. */
  static Picture shapes() {
    var kinds =
        List.of(
            Piece.DISC, Piece.DIAMOND, Piece.BLOCK, Piece.PAWN, Piece.CROSS, Piece.NOUGHT, "house");
    var spots = new ArrayList<Spot>();
    var pieces = new ArrayList<Piece>();
    var owners = Arrays.asList(Side.FIRST, Side.SECOND, null);
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < kinds.size(); column++) {
        String id = "s" + row + column;
        spots.add(Spot.square(id, id, row, column));
        pieces.add(new Piece(id, kinds.get(column), owners.get(row), "s", kinds.get(column)));
      }
    }
    pieces.add(new Piece("s06", "gate", Side.FIRST, "", "a rim alone"));
    pieces.add(new Piece("s16", "chest", Side.SECOND, "chest", "a word"));
    pieces.add(new Piece("s26", "chest", null, "keys", "nobody's word"));
    pieces.add(new Piece("s03", Piece.PAWN, Side.SECOND, "t", "beside another"));
    var marks =
        List.of(
            new Scene.Mark("s00", Scene.Mark.Kind.WIN, ""),
            new Scene.Mark("s01", Scene.Mark.Kind.FIRST_TARGET, ""),
            new Scene.Mark("s02", Scene.Mark.Kind.SECOND_TARGET, ""),
            new Scene.Mark("s04", Scene.Mark.Kind.LIT, ""),
            new Scene.Mark("s05", Scene.Mark.Kind.GAIN, ""));
    var looks =
        List.of(
            new SideLook("black", SideLook.Tone.BLACK, Piece.DISC),
            new SideLook("white", SideLook.Tone.WHITE, Piece.PAWN));
    var board = new Squares(3, kinds.size(), List.of(), List.of(), spots);
    var scene = new Scene(List.of(), pieces, marks, STANDINGS, "every shape there is");
    return new Picture(board, looks, scene, Set.of(), Change.NONE);
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
