package plyground.games.othello;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Side;
import plyground.core.spi.FeatureDescriptor;

/** What can be counted on an Othello board, by name. */
final class OthelloCounts {
  private static final int PERCENT = 100;

  /** Squares of a side, as bits. */
  @FunctionalInterface
  private interface Squares {
    long of(OthelloPosition position, Side side);
  }

  private final Size size;

  OthelloCounts(Size size) {
    this.size = size;
  }

  List<FeatureDescriptor<OthelloPosition>> all() {
    return List.of(
        squares("discs", "discs on the board", "disc", "discs", OthelloCounts::discs),
        squares("mobility", "places for a disc, were it the turn", "move", "moves", this::places),
        squares(
                "corners",
                "corners held",
                "corner",
                "corners",
                (position, side) -> discs(position, side) & size.corners())
            .asPrize(),
        squares(
            "corner_moves",
            "corners that could be taken, were it the turn",
            "corner to take",
            "corners to take",
            (position, side) -> places(position, side) & size.corners()),
        squares(
            "edges",
            "discs on the edge, corners included",
            "edge disc",
            "edge discs",
            (position, side) -> discs(position, side) & size.edge()),
        squares(
            "stable",
            "discs known never to be turned over",
            "stable disc",
            "stable discs",
            (position, side) ->
                Stability.stable(
                    discs(position, side), position.first() | position.second(), size)),
        squares(
            "frontier",
            "discs beside an empty square",
            "frontier disc",
            "frontier discs",
            (position, side) -> discs(position, side) & NeighbourSquares.around(position.empty())),
        FeatureDescriptor.shared(
            "empties", "empty squares", "empty square", "empty squares", OthelloPosition::empties),
        FeatureDescriptor.shared(
            "phase",
            "how much of the board is filled, from 0 at the start to 100",
            "percent",
            "percent",
            position -> PERCENT - position.empties() * PERCENT / (size.cells() - 4)));
  }

  private static long discs(OthelloPosition position, Side side) {
    return side == Side.FIRST ? position.first() : position.second();
  }

  private long places(OthelloPosition position, Side side) {
    return side == position.toMove() ? position.places() : position.otherPlaces();
  }

  private FeatureDescriptor<OthelloPosition> squares(
      String name, String words, String one, String many, Squares squares) {
    return new FeatureDescriptor<OthelloPosition>(
            name, words, one, many, (position, side) -> Long.bitCount(squares.of(position, side)))
        .at((position, side) -> names(squares.of(position, side)));
  }

  /** In letters and digits, as boards are labelled. */
  private List<String> names(long squares) {
    var names = new ArrayList<String>();
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      names.add("" + (char) ('a' + size.column(square)) + (size.row(square) + 1));
    }
    return names;
  }
}
