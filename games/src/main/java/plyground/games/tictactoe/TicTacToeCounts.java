package plyground.games.tictactoe;

import java.util.List;
import plyground.core.spi.FeatureDescriptor;

/** What can be counted in tic-tac-toe, by name. */
final class TicTacToeCounts {
  private static final int CELLS = 9;

  private TicTacToeCounts() {}

  static List<FeatureDescriptor<TicTacToePosition>> all() {
    return List.of(
        new FeatureDescriptor<>(
            "twos",
            "lines with two own marks and an empty square",
            "line of two",
            "lines of two",
            (position, side) -> position.openLines(side, 2)),
        new FeatureDescriptor<>(
            "ones",
            "lines with one own mark and none of the other's",
            "line of one",
            "lines of one",
            (position, side) -> position.openLines(side, 1)),
        new FeatureDescriptor<>(
            "threes",
            "finished lines",
            "finished line",
            "finished lines",
            (position, side) -> position.openLines(side, 3)),
        FeatureDescriptor.shared(
            "ply", "marks on the board", "mark", "marks", TicTacToeCounts::marks),
        FeatureDescriptor.shared(
            "phase",
            "squares filled in a hundred",
            "percent",
            "percent",
            position -> marks(position) * 100 / CELLS));
  }

  private static int marks(TicTacToePosition position) {
    return Integer.bitCount(position.x() | position.o());
  }
}
