package plyground.teach.why;

import java.util.List;
import plyground.core.Position;
import plyground.core.search.Result.MoveValue;

/**
 * Why a move is what it is.
 *
 * @param agent the search that was asked
 * @param unit what its values count
 * @param depth how many plies it looked ahead
 * @param nodes the positions it visited for this depth
 * @param moves all there are, the best first
 * @param asked the move in question
 * @param other the move it is compared with: the best, or if it is the best itself the next best;
 *     the same line once more where there is only one move
 */
public record Explanation<P extends Position<P>>(
    String agent,
    String unit,
    int depth,
    long nodes,
    List<MoveValue> moves,
    ExpectedLine<P> asked,
    ExpectedLine<P> other,
    List<Sentence> sentences) {
  Explanation<P> with(List<Sentence> reasons) {
    return new Explanation<>(agent, unit, depth, nodes, moves, asked, other, reasons);
  }

  public boolean best() {
    return asked.value() >= other.value();
  }
}
