package plyground.web.live;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player thought when it made a move.
 *
 * @param value of the position before it, in the first player's view; null if it does not say
 * @param depth how deep it looked; 0 if it does not say
 * @param line what it expected both sides to play, its own move first, as players write moves
 */
record MoveOpinion(
    @Nullable Double value, long nodes, int depth, double millis, List<String> line) {
  /** Of who says nothing. */
  static final MoveOpinion NONE = new MoveOpinion(null, 0, 0, 0, List.of());
}
