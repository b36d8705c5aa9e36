package plyground.games.waroflife;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Frame;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Piece;
import plyground.core.view.Prompts;
import plyground.core.view.Scene;
import plyground.core.view.SideLook;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

/** A move is two pictures: the piece moved, and what the crank made of it. */
final class WarOfLifeView implements GameView<WarOfLifePosition> {
  private static final Prompts PROMPTS =
      Prompts.of("{side} to move: choose a piece", "Now a free square beside it");
  private static final List<String> NUMBERS =
      IntStream.rangeClosed(1, Cells.SIZE).mapToObj(Integer::toString).toList();
  private static final Board BOARD =
      Squares.of(
          Cells.SIZE,
          Cells.SIZE,
          NUMBERS,
          Squares.letters(Cells.SIZE),
          (row, column) ->
              Spot.square((row + 1) + "," + (column + 1), name(row, column), row, column));

  private static String name(int row, int column) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  private static String name(int cell) {
    return name(cell / Cells.SIZE, cell % Cells.SIZE);
  }

  private static int from(int move) {
    return move >>> 6;
  }

  private static int to(int move) {
    return move & 63;
  }

  @Override
  public Board board() {
    return BOARD;
  }

  @Override
  public SideLook look(Side side) {
    return side == Side.FIRST
        ? new SideLook("blue", SideLook.Tone.BLUE, Piece.DISC)
        : new SideLook("red", SideLook.Tone.RED, Piece.DIAMOND);
  }

  @Override
  public Scene scene(WarOfLifePosition position) {
    return scene(position.cells(), position.played());
  }

  private Scene scene(Cells cells, int played) {
    var pieces = new ArrayList<Piece>();
    for (long rest = cells.blue() | cells.red(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      pieces.add(piece(cells.at(cell) == 'b' ? Side.FIRST : Side.SECOND, cell));
    }
    return new Scene(
        List.of(),
        pieces,
        List.of(),
        List.of(standing("blue " + cells.blues()), standing("red " + cells.reds())),
        played + " of " + WarOfLifePosition.LONGEST + " moves");
  }

  private Piece piece(Side side, int cell) {
    var look = look(side);
    return new Piece(
        WarOfLife.cell(cell), look.kind(), side, look.name().substring(0, 1), look.name());
  }

  private static Scene.Standing standing(String text) {
    return Scene.Standing.of(text, text);
  }

  @Override
  public Gesture gesture(WarOfLifePosition position, int move) {
    return Gesture.fromTo(WarOfLife.cell(from(move)), WarOfLife.cell(to(move)), 2);
  }

  @Override
  public List<Frame> frames(WarOfLifePosition before, int move) {
    var piece = piece(before.toMove(), from(move));
    var slide =
        new Frame.Slide(piece, List.of(WarOfLife.cell(from(move)), WarOfLife.cell(to(move))));
    var moved = scene(before.moved(move), before.played());
    return List.of(
        new Frame("moved", moved, List.of(slide)),
        new Frame("after the crank", scene(before.play(move)), List.of()));
  }

  @Override
  public String words(WarOfLifePosition before, int move) {
    var moved = before.moved(move);
    var after = moved.next();
    long then = moved.blue() | moved.red();
    long now = after.blue() | after.red();
    return "%s moves from %s to %s; %d born, %d died"
        .formatted(
            look(before.toMove()).name(),
            name(from(move)),
            name(to(move)),
            Long.bitCount(now & ~then),
            Long.bitCount(then & ~now));
  }

  @Override
  public String moveName(WarOfLifePosition before, int move) {
    return name(from(move)) + "-" + name(to(move));
  }

  @Override
  public Prompts prompts() {
    return PROMPTS;
  }
}
