package plyground.core.learn;

/**
 * Shows positions as a learner sees them, always in the view of the side to move: which cells hold
 * what, which part of the game it is, and a few numbers.
 */
public interface PositionFeatures<P> {
  /** What is shown, the same for all positions of a game. */
  FeatureLayout layout();

  /**
   * The cells that hold a thing, a bit each; no cell holds two.
   *
   * @param value from 1: the side to move's pieces, 2: the other's, and so on
   */
  long plane(P position, int value);

  /** From 0 to one less than there are phases. */
  int phase(P position);

  /** Writes the game's own numbers, each between -1000 and 1000. */
  default void numbers(P position, int[] into) {}
}
