package plyground.arena.record;

import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Fault;

/**
 * A game that was played, whole. The arrays are not to be changed.
 *
 * @param costs of each move; null where only the whole game was timed
 */
@SuppressWarnings("ArrayRecordComponent") // one a game by the million; never compared
public record GameRecord<P extends Position<P>>(
    ScheduledGame scheduled,
    P start,
    int[] moves,
    Outcome outcome,
    @Nullable Fault fault,
    long nanos,
    @Nullable Costs costs)
    implements GameSummary {

  /** Time and positions visited, move by move. */
  @SuppressWarnings("ArrayRecordComponent")
  public record Costs(long[] nanos, long[] nodes) {}

  @Override
  public int length() {
    return moves.length;
  }

  @Override
  public Cost cost(Side side) {
    if (costs == null) {
      return Cost.NONE;
    }
    int count = 0;
    long time = 0;
    long nodes = 0;
    P position = start;
    for (int i = 0; i < moves.length; i++) {
      if (position.toMove() == side) {
        count++;
        time += costs.nanos()[i];
        nodes += costs.nodes()[i];
      }
      position = position.play(moves[i]);
    }
    return new Cost(count, time, nodes);
  }

  @Override
  public long print() {
    long print = SplitMix.mix(start.key());
    for (int move : moves) {
      print = SplitMix.mix(print + move + 1);
    }
    return print;
  }
}
