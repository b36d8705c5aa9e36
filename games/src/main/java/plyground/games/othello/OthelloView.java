package plyground.games.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Piece;
import plyground.core.view.Prompts;
import plyground.core.view.Scene;
import plyground.core.view.SideLook;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

/** Squares called d3; terminals also show the numbers that moves are written with. */
final class OthelloView implements GameView<OthelloPosition> {
  private static final Prompts PROMPTS =
      Prompts.NONE.withForced("{side} cannot move and must pass");

  private final Size size;
  private final Board board;

  OthelloView(Size size) {
    this.size = size;
    var rows = numbered(row -> (row + 1) + " " + row);
    var columns = numbered(column -> (char) ('a' + column) + " " + column);
    board = Squares.of(size.side(), size.side(), rows, columns, OthelloView::spot);
  }

  private List<String> numbered(IntFunction<String> name) {
    return IntStream.range(0, size.side()).mapToObj(name).toList();
  }

  private static Spot spot(int row, int column) {
    return Spot.square(row + "," + column, name(row, column), row, column);
  }

  private static String name(int row, int column) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  private String id(int square) {
    return size.row(square) + "," + size.column(square);
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public SideLook look(Side side) {
    return side == Side.FIRST
        ? new SideLook("black", SideLook.Tone.BLACK, Piece.DISC)
        : new SideLook("white", SideLook.Tone.WHITE, Piece.DISC);
  }

  @Override
  public Scene scene(OthelloPosition position) {
    var pieces = new ArrayList<Piece>();
    for (long rest = position.own() | position.other(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      var side = (position.first() >>> square & 1) != 0 ? Side.FIRST : Side.SECOND;
      var look = look(side);
      pieces.add(new Piece(id(square), look.kind(), side, number(side), look.name()));
    }
    return new Scene(
        pieces,
        List.of(standing(Side.FIRST, position.first()), standing(Side.SECOND, position.second())));
  }

  private static String number(Side side) {
    return side == Side.FIRST ? "1" : "2";
  }

  private Scene.Standing standing(Side side, long stones) {
    int count = Long.bitCount(stones);
    return Scene.Standing.of(look(side).name() + " " + count, number(side) + ": " + count);
  }

  @Override
  public Gesture gesture(OthelloPosition position, int move) {
    return move == OthelloPosition.PASS ? Gesture.button("Pass") : Gesture.at(id(move));
  }

  @Override
  public String words(OthelloPosition before, int move) {
    String who = look(before.toMove()).name();
    if (move == OthelloPosition.PASS) {
      return who + " passes";
    }
    int turned = Long.bitCount(FlipLines.flips(move, before.own(), before.other()));
    return "%s takes %s, %d %s"
        .formatted(
            who, moveName(before, move), turned, turned == 1 ? "stone turns" : "stones turn");
  }

  @Override
  public String moveName(OthelloPosition before, int move) {
    return move == OthelloPosition.PASS ? "pass" : name(size.row(move), size.column(move));
  }

  @Override
  public Prompts prompts() {
    return PROMPTS;
  }
}
