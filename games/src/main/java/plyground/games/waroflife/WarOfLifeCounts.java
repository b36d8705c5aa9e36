package plyground.games.waroflife;

import java.util.List;
import plyground.core.Side;
import plyground.core.spi.FeatureDescriptor;

/** What can be counted in War of Life, by name. */
final class WarOfLifeCounts {
  private static final int PERCENT = 100;

  private WarOfLifeCounts() {}

  static List<FeatureDescriptor<WarOfLifePosition>> all() {
    return List.of(
        new FeatureDescriptor<>(
            "pieces",
            "pieces on the board",
            "piece",
            "pieces",
            (position, side) -> Long.bitCount(pieces(position.cells(), side))),
        new FeatureDescriptor<>(
            "mobility",
            "moves, were it the turn",
            "move",
            "moves",
            (position, side) ->
                Cells.moves(pieces(position.cells(), side), ~(position.blue() | position.red()))),
        new FeatureDescriptor<>(
            "next",
            "pieces after one more generation without a move",
            "piece a generation on",
            "pieces a generation on",
            (position, side) -> Long.bitCount(pieces(position.cells().next(), side))),
        new FeatureDescriptor<>(
            "later",
            "pieces after two more generations without a move",
            "piece two generations on",
            "pieces two generations on",
            (position, side) -> Long.bitCount(pieces(position.cells().next().next(), side))),
        FeatureDescriptor.shared(
            "ply", "moves played", "move played", "moves played", WarOfLifePosition::played),
        FeatureDescriptor.shared(
            "phase",
            "moves played in a hundred of the longest game",
            "percent",
            "percent",
            position -> position.played() * PERCENT / WarOfLifePosition.LONGEST));
  }

  private static long pieces(Cells cells, Side side) {
    return side == Side.FIRST ? cells.blue() : cells.red();
  }
}
