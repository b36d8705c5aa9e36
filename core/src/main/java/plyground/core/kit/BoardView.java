package plyground.core.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Frame;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Piece;
import plyground.core.view.Scene;
import plyground.core.view.SideLook;

/** How a board game looks: its cells, what is on them, and the cells its moves point at. */
public final class BoardView<P extends Position<P>> implements GameView<P> {
  private final Game<P> rules;
  private final BoardLook<P> shown;
  private final Geometry geometry;

  /** The view of a game with these rules. */
  public BoardView(Game<P> rules, BoardLook<P> shown) {
    this.rules = rules;
    this.shown = shown;
    geometry = shown.geometry();
  }

  @Override
  public Board board() {
    return geometry.board();
  }

  @Override
  public SideLook look(Side side) {
    return shown.look(side);
  }

  @Override
  public Scene scene(P position) {
    var tiles = new ArrayList<Scene.Tile>();
    var pieces = new ArrayList<Piece>();
    var marks = new ArrayList<Scene.Mark>();
    for (int cell = 0; cell < geometry.size(); cell++) {
      String at = geometry.name(cell);
      var piece = piece(position, cell);
      if (piece != null) {
        pieces.add(piece);
      } else if (geometry.numbered()) {
        tiles.add(new Scene.Tile(at, 0, at, ""));
      }
      if (shown.wins(position, cell)) {
        marks.add(new Scene.Mark(at, Scene.Mark.Kind.WIN, ""));
      }
    }
    return new Scene(tiles, pieces, marks, standings(position), "");
  }

  private @Nullable Piece piece(P position, int cell) {
    int content = shown.at(position, cell);
    String at = geometry.name(cell);
    if (geometry.counts()) {
      return new Piece(at, Piece.SEEDS, null, Integer.toString(content), content + " seeds");
    }
    var look = shown.piece((char) content);
    if (look == null) {
      return null;
    }
    String letter = look.kind().equals(Piece.LINE) ? "" : Character.toString(content);
    return new Piece(at, look.kind(), look.owner(), letter, look.words());
  }

  private List<Scene.Standing> standings(P position) {
    return Stream.of(Side.values()).map(side -> standing(position, side)).toList();
  }

  private Scene.Standing standing(P position, Side side) {
    String name = look(side).name();
    String words = shown.standing(position, side);
    return words.isEmpty()
        ? Scene.Standing.of(name, "")
        : Scene.Standing.of(name + " " + words, name + " " + words);
  }

  @Override
  public Gesture gesture(P position, int move) {
    int[] cells = shown.cells(position, move);
    if (cells.length == 0) {
      return Gesture.button(rules.formatMove(position, move));
    }
    return new Gesture(
        IntStream.range(0, cells.length)
            .mapToObj(i -> step(geometry.name(cells[i]), i == cells.length - 1))
            .toList());
  }

  private static Gesture.Step step(String at, boolean last) {
    return new Gesture.Step(at, "", last ? 1 : 0);
  }

  /** A piece of the mover's that leaves the first of several cells slides over the others. */
  @Override
  public List<Frame> frames(P before, int move) {
    P next = before.play(move);
    int[] cells = shown.cells(before, move);
    var after = scene(next);
    var piece = cells.length < 2 ? null : piece(before, cells[0]);
    boolean stays = cells.length > 0 && shown.at(next, cells[0]) == shown.at(before, cells[0]);
    if (piece == null || stays || piece.owner() != before.toMove()) {
      return List.of(Frame.of(after));
    }
    var path = IntStream.of(cells).mapToObj(geometry::name).toList();
    return List.of(new Frame("", after, List.of(new Frame.Slide(piece, path))));
  }

  @Override
  public String words(P before, int move) {
    String verb = Nature.movesAt(before) ? " throws " : " plays ";
    return look(before.toMove()).name() + verb + moveName(before, move);
  }

  @Override
  public String moveName(P before, int move) {
    return rules.formatMove(before, move);
  }
}
