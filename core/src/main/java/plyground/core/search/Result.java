package plyground.core.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a search or an agent has to say about a position; values are the side to move's.
 *
 * @param move the choice
 * @param value of the choice; null if there is none
 * @param moves the root moves with a known exact value, in the order they were looked at
 * @param depth the plies searched for every root move; 0 when the search was cut short before that
 * @param nodes the positions visited, the root included
 * @param exact whether the value rests on finished games alone: nothing was cut off by the depth
 */
public record Result(
    int move, @Nullable Double value, List<MoveValue> moves, int depth, long nodes, boolean exact) {

  /** A root move and its value. */
  public record MoveValue(int move, double value) {}

  /** A choice nothing more is known of. */
  public static Result of(int move) {
    return new Result(move, null, List.of(), 0, 1, false);
  }
}
