package plyground.core.view;

import java.util.List;

/** A board of hexagons, rows shifted by half a cell each. */
public record Hexes(List<Spot> spots, List<Board.Label> labels) implements Board {
  /** How far apart two rows are, in widths of a cell. */
  public static final double ROW = Math.sqrt(3) / 2;

  /** A cell; each row begins half a cell further right. */
  public static Spot hexagon(String id, String words, int row, int column) {
    double x = column + 0.5 * row + 0.5;
    return new Spot(id, words, Spot.Shape.HEXAGON, x, ROW * row + 0.5, 1, 1 / ROW, row);
  }
}
