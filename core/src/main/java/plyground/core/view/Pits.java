package plyground.core.view;

import java.util.List;

/**
 * Hollows that hold seeds: rows of pits, and stores at the ends. Their pieces are {@link
 * Piece#SEEDS}, with how many there are for a letter.
 */
public record Pits(List<Spot> spots, List<Board.Label> labels) implements Board {
  /** A hollow in one of the rows. */
  public static Spot pit(String id, String words, int row, double x) {
    return new Spot(id, words, Spot.Shape.PIT, x, row + 0.5, 0.9, 0.9, row);
  }

  /** A hollow beside all rows. */
  public static Spot store(String id, String words, int rows, double x) {
    return new Spot(id, words, Spot.Shape.PIT, x, rows / 2.0, 0.9, rows - 0.1, 0);
  }
}
