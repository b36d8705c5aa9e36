package plyground.core.kit;

/** How the cells of a board with rows and columns are called. */
public enum Naming {
  /** {@code a1} at the bottom left, as in chess. */
  FROM_BOTTOM,
  /** {@code a1} at the top left, as in Othello and Hex. */
  FROM_TOP,
  /** {@code 1}, {@code 2}, {@code 3}, row by row from the top left; free cells show theirs. */
  NUMBERS,
  /** Columns {@code 1}, {@code 2}, {@code 3}: for games whose moves are columns. */
  COLUMNS
}
