package plyground.core.view;

import java.util.List;

/**
 * Dots in rows and columns, a unit apart from the corner 0, 0 on; what is played are the edges
 * between them, what is won the boxes.
 */
public record Lattice(int rows, int columns, List<Spot> spots) implements Board {
  private static final double BAR = 0.3;

  /** The edge from a dot to the one on its right. */
  public static Spot across(String id, String words, int row, int column) {
    return new Spot(id, words, Spot.Shape.EDGE, column + 0.5, row, 1, BAR, 2 * row);
  }

  /** The edge from a dot to the one below. */
  public static Spot down(String id, String words, int row, int column) {
    return new Spot(id, words, Spot.Shape.EDGE, column, row + 0.5, BAR, 1, 2 * row + 1);
  }

  /** The box whose upper left corner is a dot. */
  public static Spot box(String id, String words, int row, int column) {
    double x = column + 0.5;
    return new Spot(id, words, Spot.Shape.SQUARE, x, row + 0.5, 1 - BAR, 1 - BAR, 2 * row + 1);
  }
}
