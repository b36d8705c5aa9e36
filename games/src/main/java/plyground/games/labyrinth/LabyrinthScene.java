package plyground.games.labyrinth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Piece;
import plyground.core.view.Scene;
import plyground.core.view.Scene.Item;
import plyground.core.view.Scene.Mark;
import plyground.core.view.SideLook;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

/**
 * What there is to see of the Labyrinth, before a move or halfway through it.
 *
 * @param lit the squares one can walk to, halfway through a move
 */
record LabyrinthScene(LabyrinthPosition position, Maze maze, int first, int second, long lit) {
  private static final List<String> NUMBERS =
      IntStream.rangeClosed(1, Square.SIZE).mapToObj(Integer::toString).toList();

  /** How far from the board an arrow's middle is, and how wide arrows are. */
  private static final double AWAY = 0.38;

  private static final double ARROW = 0.6;

  static final Board BOARD =
      Squares.of(
              Square.SIZE,
              Square.SIZE,
              NUMBERS,
              Squares.letters(Square.SIZE),
              (row, column) -> square(Square.of(row + 1, column + 1)))
          .withArrows(Shift.names().stream().map(LabyrinthScene::arrow).toList());

  private static final List<Map.Entry<Integer, String>> OPENINGS =
      List.of(
          Map.entry(Maze.UP, "up"),
          Map.entry(Maze.RIGHT, "right"),
          Map.entry(Maze.DOWN, "down"),
          Map.entry(Maze.LEFT, "left"));

  /** For every square its tiles, by their open sides. */
  private static final List<List<Scene.Tile>> TILES =
      IntStream.range(0, Square.COUNT).mapToObj(LabyrinthScene::tiles).toList();

  private static List<Scene.Tile> tiles(int square) {
    return IntStream.rangeClosed(0, Maze.UP | Maze.RIGHT | Maze.DOWN | Maze.LEFT)
        .mapToObj(ways -> new Scene.Tile(Square.format(square), ways, "", openings(ways)))
        .toList();
  }

  private static String openings(int ways) {
    return OPENINGS.stream()
        .filter(each -> (ways & each.getKey()) != 0)
        .map(Map.Entry::getValue)
        .collect(Collectors.joining(" ", "open ", ""));
  }

  private static Spot square(int square) {
    return Spot.square(
        Square.format(square), name(square), Square.row(square) - 1, Square.column(square) - 1);
  }

  /** The arrow of a shift stands where the tile comes in. */
  private static Spot arrow(String shift) {
    double line = shift.charAt(0) - '1' + 0.5;
    double far = Square.SIZE + AWAY;
    int row = shift.charAt(0) - '1';
    return switch (shift.substring(2)) {
      case "up" -> arrow(shift, Spot.Shape.UP, line, far, Square.SIZE);
      case "down" -> arrow(shift, Spot.Shape.DOWN, line, -AWAY, -1);
      case "left" -> arrow(shift, Spot.Shape.LEFT, far, line, row);
      default -> arrow(shift, Spot.Shape.RIGHT, -AWAY, line, row);
    };
  }

  private static Spot arrow(String shift, Spot.Shape shape, double x, double y, int row) {
    return new Spot(shift, "shift " + words(Shift.parse(shift)), shape, x, y, ARROW, ARROW, row);
  }

  static String name(int square) {
    return (char) ('a' + Square.column(square) - 1) + Integer.toString(Square.row(square));
  }

  /** {@code column b up}. */
  static String words(int shift) {
    String name = Shift.format(shift);
    String way = name.substring(2);
    char line = name.charAt(0);
    return Shift.isColumn(shift)
        ? "column " + (char) ('a' + line - '1') + " " + way
        : "row " + line + " " + way;
  }

  static SideLook look(Side side) {
    return side == Side.FIRST
        ? new SideLook("player a", SideLook.Tone.BLUE, Piece.PAWN)
        : new SideLook("player b", SideLook.Tone.RED, Piece.PAWN);
  }

  static LabyrinthScene of(LabyrinthPosition position) {
    return new LabyrinthScene(
        position, position.maze(), position.square(Side.FIRST), position.square(Side.SECOND), 0);
  }

  LabyrinthScene shifted(int shift) {
    return new LabyrinthScene(
        position,
        maze.shifted(shift),
        Shift.carry(shift, first),
        Shift.carry(shift, second),
        maze.reachAfter(shift, place(mover())));
  }

  Side mover() {
    return position.toMove();
  }

  int place(Side side) {
    return side == Side.FIRST ? first : second;
  }

  Scene scene() {
    var tiles =
        IntStream.range(0, Square.COUNT)
            .mapToObj(square -> TILES.get(square).get(maze.tile(square)))
            .toList();
    var standings = List.of(standing(Side.FIRST), standing(Side.SECOND));
    return new Scene(tiles, pieces(), marks(), standings, "");
  }

  private List<Piece> pieces() {
    var pieces = new ArrayList<Piece>();
    for (var side : Side.values()) {
      int home = Deal.HOME[side.index()];
      String letter = position.target(side) == home ? "home" : "";
      pieces.add(new Piece(Square.format(home), "home", side, letter, ""));
    }
    for (var treasure : Treasure.ALL) {
      String word = treasure.word();
      var piece = new Piece(Square.format(treasure.square()), word, null, word, word);
      pieces.add(
          seeks(Side.FIRST, treasure)
              ? piece.of(Side.FIRST)
              : seeks(Side.SECOND, treasure) ? piece.of(Side.SECOND) : piece);
    }
    pieces.add(pawn(Side.FIRST));
    pieces.add(pawn(Side.SECOND));
    return pieces;
  }

  private boolean seeks(Side side, Treasure treasure) {
    return position.deal().treasures(side).indexOf(treasure) >= position.found(side);
  }

  Piece pawn(Side side) {
    String letter = side == Side.FIRST ? "a" : "b";
    return new Piece(
        Square.format(place(side)), Piece.PAWN, side, letter, look(side).name() + " is here");
  }

  private List<Mark> marks() {
    var marks = new ArrayList<Mark>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (Square.contains(lit, square)) {
        marks.add(new Mark(Square.format(square), Mark.Kind.LIT, ""));
      }
    }
    for (var side : Side.values()) {
      String target = Square.format(position.target(side));
      marks.add(new Mark(target, Mark.target(side), "where " + look(side).name() + " wants to go"));
    }
    return marks;
  }

  private Scene.Standing standing(Side side) {
    var treasures = position.deal().treasures(side);
    int found = position.found(side);
    boolean all = found == treasures.size();
    String brief = all ? "on the way home" : "next " + treasures.get(found).word();
    String at = pawn(side).letter() + " on " + Square.format(place(side));
    String line = at + ", " + found + " of " + treasures.size() + " found; " + goal(side);
    return new Scene.Standing(brief, line, items(treasures, found));
  }

  private String goal(Side side) {
    var rest =
        position.deal().treasures(side).stream()
            .skip(position.found(side))
            .map(Treasure::word)
            .toList();
    if (!rest.isEmpty()) {
      return "still to find: " + String.join(", ", rest);
    }
    String home = Square.format(position.target(side));
    return place(side) == position.target(side) ? "is home" : "has to go home to " + home;
  }

  private static List<Item> items(List<Treasure> treasures, int found) {
    return IntStream.range(0, treasures.size())
        .mapToObj(
            i ->
                new Item(
                    treasures.get(i).word(),
                    i < found ? Item.State.DONE : i == found ? Item.State.NEXT : Item.State.LATER))
        .toList();
  }
}
