package plyground.core.kit;

/** Where a move goes when the cells of the board go elsewhere. */
@FunctionalInterface
public interface MoveImage {
  /**
   * The move that does on the turned board what this one did before.
   *
   * @param to where each cell goes
   */
  int of(int[] to, int move);
}
