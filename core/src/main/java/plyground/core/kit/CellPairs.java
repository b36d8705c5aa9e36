package plyground.core.kit;

/**
 * Moves from cell to cell as {@link BoardGame#fromTo} numbers them, {@code from * cells + to},
 * taken apart without a division: a search does that at every node.
 */
public final class CellPairs {
  private static final int SHIFT = 32;
  private static final int MOST_CELLS = 256;

  private final int cells;

  /** 2^32 / cells, rounded up: exact for every move there can be. */
  private final long inverse;

  /** For a board of 1 to 256 cells. */
  public CellPairs(int cells) {
    if (cells < 1 || cells > MOST_CELLS) {
      throw new IllegalArgumentException("expected 1 to 256 cells, not " + cells);
    }
    this.cells = cells;
    inverse = (1L << SHIFT) / cells + 1;
  }

  /** The number of the move. */
  public int move(int from, int to) {
    return from * cells + to;
  }

  /** The cell a move begins on. */
  public int from(int move) {
    return (int) ((move * inverse) >>> SHIFT);
  }

  /** The cell a move ends on. */
  public int to(int move) {
    return move - from(move) * cells;
  }
}
