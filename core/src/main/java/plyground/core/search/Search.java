package plyground.core.search;

import plyground.core.Position;

/**
 * An algorithm that picks a move. One object serves one caller at a time; it may remember what it
 * found for as long as the game lasts.
 */
public interface Search<P extends Position<P>> {
  /**
   * Looks for the best move of a position that is not over.
   *
   * <p>When the limit runs out the best move found so far is given; there always is one.
   */
  Result search(P root, Limit limit, Trace trace);

  /**
   * The same where something is known of the value already. A search that has no use for it does
   * without.
   */
  default Result search(P root, Bounds known, Limit limit, Trace trace) {
    return search(root, limit, trace);
  }

  /** Forgets everything; from here on the same calls give the same answers for the same seed. */
  default void newGame(long seed) {}
}
