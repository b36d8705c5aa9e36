package plyground.web.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.view.Piece;
import plyground.core.view.Scene;
import plyground.core.view.Scene.Mark;
import plyground.core.view.Scene.Standing;
import plyground.core.view.Scene.Tile;

/**
 * What a scene shows, spot by spot, or what of it differs from another one. Tiles, pieces and marks
 * are kept without the spot they are on, so that equal ones are written once.
 *
 * @param tiles a blank one for a spot that shows nothing any more
 * @param pieces in the order they are drawn; none for a spot that was left
 * @param marks the spots of each; none for a mark that is gone
 * @param standings null if they are the same
 * @param note null if it is the same
 */
record Contents(
    Map<String, Tile> tiles,
    Map<String, List<Piece>> pieces,
    Map<Mark, List<String>> marks,
    @Nullable List<Standing> standings,
    @Nullable String note) {
  static final Contents NOTHING = new Contents(Map.of(), Map.of(), Map.of(), null, null);

  private static final Tile BLANK = new Tile("", 0, "", "");

  static Contents of(Scene scene) {
    var tiles = new LinkedHashMap<String, Tile>();
    for (var tile : scene.tiles()) {
      tiles.put(tile.at(), new Tile("", tile.ways(), tile.text(), tile.words()));
    }
    var pieces = new LinkedHashMap<String, List<Piece>>();
    for (var piece : scene.pieces()) {
      pieces.computeIfAbsent(piece.at(), _ -> new ArrayList<>(2)).add(anywhere(piece));
    }
    var marks = new LinkedHashMap<Mark, List<String>>();
    for (var mark : scene.marks()) {
      marks
          .computeIfAbsent(
              new Mark("", mark.kind(), mark.text(), mark.words()), _ -> new ArrayList<>())
          .add(mark.at());
    }
    return new Contents(tiles, pieces, marks, scene.standings(), scene.note());
  }

  static Piece anywhere(Piece piece) {
    return new Piece("", piece.kind(), piece.owner(), piece.letter(), piece.words());
  }

  /** What is new here for somebody who sees the other. */
  Contents since(Contents other) {
    return new Contents(
        changed(other.tiles, tiles, BLANK),
        changed(other.pieces, pieces, List.of()),
        changed(other.marks, marks, List.of()),
        standings == null || standings.equals(other.standings) ? null : standings,
        note == null || note.equals(other.note) ? null : note);
  }

  Contents piecesAlone() {
    return new Contents(Map.of(), pieces, Map.of(), null, null);
  }

  private static <K, V> Map<K, V> changed(Map<K, V> before, Map<K, V> after, V gone) {
    var changed = new HashMap<K, V>();
    after.forEach(
        (key, value) -> {
          if (!value.equals(before.get(key))) {
            changed.put(key, value);
          }
        });
    before.forEach(
        (key, value) -> {
          if (!after.containsKey(key) && !value.equals(gone)) {
            changed.put(key, gone);
          }
        });
    return changed;
  }
}
