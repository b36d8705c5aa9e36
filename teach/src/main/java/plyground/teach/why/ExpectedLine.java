package plyground.teach.why;

import java.util.List;
import plyground.core.Position;

/**
 * A move and what a search expects to follow.
 *
 * @param value of the first move to who makes it
 * @param positions before each move, and at last the end of the line
 */
public record ExpectedLine<P extends Position<P>>(
    double value, List<Integer> moves, List<P> positions) {
  public int move() {
    return moves.getFirst();
  }

  /** The position after the first move. */
  public P after() {
    return positions.get(1);
  }

  public P end() {
    return positions.getLast();
  }
}
