package plyground.core;

/**
 * A number for a position, finished or not, in the view of the side to move.
 *
 * <p>A search turns the value round where a move hands over to the other side, and leaves it where
 * the same side moves again.
 */
@FunctionalInterface
public interface Evaluator<P> {
  /** Values of any evaluator stay strictly inside plus and minus this. */
  int LIMIT = 1_000_000_000;

  /** The value, inside {@link #bound()} on both sides. */
  int evaluate(P position);

  /** A value no position reaches, from above; its negation is the bound from below. */
  default int bound() {
    return LIMIT;
  }
}
