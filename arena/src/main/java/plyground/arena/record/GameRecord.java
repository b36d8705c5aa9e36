package plyground.arena.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.core.Nature;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.agent.Fault;

/**
 * A game that was played, whole. The arrays are not to be changed.
 *
 * @param costs of each move; null where only the whole game was timed
 * @param late how often each side took longer than it was told, and was waited for
 * @param print see {@link GameSummary#print}
 */
@SuppressWarnings("ArrayRecordComponent") // one a game by the million; never compared
public record GameRecord<P extends Position<P>>(
    ScheduledGame scheduled,
    P start,
    int[] moves,
    Outcome outcome,
    @Nullable Fault fault,
    long nanos,
    @Nullable Costs costs,
    int[] late,
    long print)
    implements GameSummary {

  /** A game without limits, told apart from all others by start and moves. */
  public GameRecord(
      ScheduledGame scheduled,
      P start,
      int[] moves,
      Outcome outcome,
      @Nullable Fault fault,
      long nanos,
      @Nullable Costs costs) {
    this(
        scheduled,
        start,
        moves,
        outcome,
        fault,
        nanos,
        costs,
        new int[2],
        new GamePrints<P>(List.of()).of(start, moves));
  }

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
      return new Cost(0, 0, 0, late[side.index()]);
    }
    int count = 0;
    long time = 0;
    long nodes = 0;
    P position = start;
    for (int i = 0; i < moves.length; i++) {
      if (position.toMove() == side && !Nature.movesAt(position)) {
        count++;
        time += costs.nanos()[i];
        nodes += costs.nodes()[i];
      }
      position = position.play(moves[i]);
    }
    return new Cost(count, time, nodes, late[side.index()]);
  }

  @Override
  public Side opener() {
    return start.toMove();
  }
}
