package plyground.core.view;

/**
 * Something one can point at: a square, a city, a pit, an arrow beside the board.
 *
 * @param id short, without spaces, unique on its board; steps and pieces name spots by it
 * @param words what a screen reader calls it
 * @param x its middle, in units of a square; rightwards
 * @param y downwards
 * @param row those with the same number are read as one row
 */
public record Spot(
    String id,
    String words,
    Shape shape,
    double x,
    double y,
    double width,
    double height,
    int row) {
  /** What it looks like without anything on it. */
  public enum Shape {
    SQUARE,
    CIRCLE,
    HEXAGON,
    PIT,
    EDGE,
    UP,
    DOWN,
    LEFT,
    RIGHT;

    /** Whether it is an arrow beside the board. */
    public boolean isArrow() {
      return this == UP || this == DOWN || this == LEFT || this == RIGHT;
    }
  }

  /** A square in the grid, one wide and one high. */
  public static Spot square(String id, String words, int row, int column) {
    return new Spot(id, words, Shape.SQUARE, column + 0.5, row + 0.5, 1, 1, row);
  }
}
