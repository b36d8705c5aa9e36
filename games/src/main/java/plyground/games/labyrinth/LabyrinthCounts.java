package plyground.games.labyrinth;

import java.util.List;
import plyground.core.spi.FeatureDescriptor;

/** What can be counted in the Labyrinth, by name. */
final class LabyrinthCounts {
  private static final int PERCENT = 100;

  private LabyrinthCounts() {}

  static List<FeatureDescriptor<LabyrinthPosition>> all() {
    return List.of(
        new FeatureDescriptor<>(
            "found",
            "treasures found",
            "treasure found",
            "treasures found",
            (position, side) -> position.found(side)),
        new FeatureDescriptor<>(
            "left",
            "treasures still to be found",
            "treasure to find",
            "treasures to find",
            (position, side) -> position.deal().size(side.index()) - position.found(side)),
        new FeatureDescriptor<>(
            "distance",
            "rows and columns to the target, walls disregarded, on a board that wraps",
            "step from the target",
            "steps from the target",
            (position, side) ->
                Distance.CIRCULAR.between(position.square(side), position.target(side))),
        new FeatureDescriptor<>(
            "reach",
            "squares that could be walked to without a shift",
            "square in reach",
            "squares in reach",
            (position, side) -> Long.bitCount(position.maze().reach(position.square(side)))),
        FeatureDescriptor.shared(
            "ply", "moves played", "move played", "moves played", LabyrinthPosition::plies),
        FeatureDescriptor.shared(
            "phase",
            "moves played in a hundred of the longest game",
            "percent",
            "percent",
            position -> (int) ((long) position.plies() * PERCENT / position.deal().limit())));
  }
}
