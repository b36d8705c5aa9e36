package plyground.core.kit;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Side;
import plyground.core.spi.FeatureDescriptor;

/** What can be counted on the board of a described game without a word from its author. */
final class BoardCounts {
  private static final int PERCENT = 100;

  private BoardCounts() {}

  /** The author's own, and unless they have these names pieces and the part of the game. */
  static <P extends BoardPosition<P>> List<FeatureDescriptor<P>> of(
      BoardGame<P> described, Geometry geometry, List<FeatureDescriptor<P>> own) {
    var all = new ArrayList<>(own);
    if (!geometry.counts()) {
      all.add(
          new FeatureDescriptor<P>(
                  "pieces",
                  "pieces on the board",
                  "piece",
                  "pieces",
                  (position, side) -> cells(described, geometry, position, side).size())
              .at((position, side) -> cells(described, geometry, position, side)));
      all.add(
          FeatureDescriptor.shared(
              "phase",
              "how many cells in a hundred are taken",
              "percent",
              "percent",
              position -> taken(geometry, position) * PERCENT / geometry.size()));
    }
    return all;
  }

  private static <P extends BoardPosition<P>> List<String> cells(
      BoardGame<P> described, Geometry geometry, P position, Side side) {
    var cells = new ArrayList<String>();
    for (int cell = 0; cell < geometry.size(); cell++) {
      var look = described.pieces.get((char) position.at(cell));
      if (look != null && look.owner() == side) {
        cells.add(geometry.name(cell));
      }
    }
    return cells;
  }

  private static <P extends BoardPosition<P>> int taken(Geometry geometry, P position) {
    int taken = 0;
    for (int cell = 0; cell < geometry.size(); cell++) {
      taken += position.at(cell) == BoardPosition.EMPTY ? 0 : 1;
    }
    return taken;
  }
}
