package plyground.views;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Piece;
import plyground.core.view.Scene;
import plyground.core.view.Scene.Mark;
import plyground.core.view.Scene.Tile;
import plyground.core.view.SideLook;

/** All that is to be painted, found by spot. */
final class Picture {
  final Board board;
  final Scene scene;
  final Change change;

  private final List<SideLook> looks;
  private final Set<String> open;
  private final Map<String, Tile> tiles = new HashMap<>();
  private final Map<String, List<Piece>> pieces = new HashMap<>();
  private final Map<String, List<Mark>> marks = new HashMap<>();

  /**
   * @param looks the first player's first
   * @param open spots that need only be pointed at to make a move
   */
  Picture(Board board, List<SideLook> looks, Scene scene, Set<String> open, Change change) {
    this.board = board;
    this.looks = looks;
    this.scene = scene;
    this.open = open;
    this.change = change;
    scene.tiles().forEach(tile -> tiles.put(tile.at(), tile));
    scene.pieces().forEach(piece -> add(pieces, piece.at(), piece));
    scene.marks().forEach(mark -> add(marks, mark.at(), mark));
  }

  private static <T> void add(Map<String, List<T>> map, String at, T value) {
    map.computeIfAbsent(at, _ -> new ArrayList<>()).add(value);
  }

  /** What is written on a spot; empty for nothing. */
  String text(String at) {
    var tile = tiles.get(at);
    return tile == null ? "" : tile.text();
  }

  int ways(String at) {
    var tile = tiles.get(at);
    return tile == null ? 0 : tile.ways();
  }

  List<Piece> pieces(String at) {
    return pieces.getOrDefault(at, List.of());
  }

  /** The topmost piece of somebody; null if there is none. */
  @Nullable Piece held(String at) {
    return pieces(at).stream()
        .filter(piece -> piece.owner() != null)
        .reduce((_, last) -> last)
        .orElse(null);
  }

  List<Mark> marks(String at) {
    return marks.getOrDefault(at, List.of());
  }

  boolean marked(String at, Mark.Kind kind) {
    return marks(at).stream().anyMatch(mark -> mark.kind() == kind);
  }

  boolean open(String at) {
    return open.contains(at);
  }

  SideLook look(Side side) {
    return looks.get(side.index());
  }

  List<SideLook> looks() {
    return looks;
  }
}
