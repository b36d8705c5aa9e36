package plyground.core.kit;

/** The cells one points at to make a move, in order; none for a move that is a button. */
@FunctionalInterface
public interface MoveCells<P> {
  /** The cells of one legal move. */
  int[] of(P position, int move);
}
