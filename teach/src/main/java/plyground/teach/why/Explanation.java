package plyground.teach.why;

import java.util.List;
import plyground.core.Position;

/**
 * Why a move is what it is.
 *
 * @param agent the search that was asked
 * @param depth how many plies it looked ahead
 * @param nodes the positions it visited for this depth
 * @param asked the move in question
 * @param other the move it is compared with: the best, or if it is the best itself the next best;
 *     the same line once more where there is only one move
 */
public record Explanation<P extends Position<P>>(
    String agent,
    int depth,
    long nodes,
    ExpectedLine<P> asked,
    ExpectedLine<P> other,
    List<Sentence> sentences) {
  public boolean best() {
    return asked.value() >= other.value();
  }
}
