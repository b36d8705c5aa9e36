package plyground.games.labyrinth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

/**
 * Minimax over three turns, own, his and own, all walks included: it takes treasures, opens ways to
 * its target and closes his. Like the heuristics it does not bring back what was there before.
 *
 * <p>Three turns have about a million lines of play, but only 1728 mazes; who walks where is put
 * together from what each square is worth in them.
 */
final class Seeker implements Agent<LabyrinthPosition> {
  private static final int TURNS = 3;
  private static final int NOTHING = Integer.MIN_VALUE;

  /** For every square of the first walk the worth of the opponent's best answer. */
  private final int[] worth = new int[Square.COUNT];

  private long mazes;

  @Override
  public int choose(LabyrinthPosition position, Limit limit) {
    return best(position).move();
  }

  /** The best move alone, which is less work. */
  MoveValue best(LabyrinthPosition position) {
    return best(search(position, true));
  }

  /** How many mazes the last search looked at. */
  long mazes() {
    return mazes;
  }

  @Override
  public Result consider(LabyrinthPosition position, Limit limit, Trace trace) {
    var values = search(position, false);
    var best = best(values);
    return new Result(best.move(), best.value(), values, TURNS, mazes, false);
  }

  /** The first of the best. */
  static MoveValue best(List<MoveValue> values) {
    var best = values.getFirst();
    for (var each : values) {
      best = each.value() > best.value() ? each : best;
    }
    return best;
  }

  /**
   * The worth of every move.
   *
   * @param pruned whether moves that prove no better than an earlier one may get any value up to
   *     that one's
   */
  private List<MoveValue> search(LabyrinthPosition position, boolean pruned) {
    int fresh = History.fresh(position);
    var turn = new ThirdTurn(position);
    var values = new ArrayList<MoveValue>();
    int best = NOTHING;
    mazes = 1;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      if ((fresh >>> shift & 1) != 0) {
        long reach = position.maze().reachAfter(shift, position.square(position.mover()));
        rate(position, turn, shift, reach, pruned ? best : NOTHING);
        for (long rest = reach; rest != 0; rest &= rest - 1) {
          int to = Long.numberOfTrailingZeros(rest);
          best = Math.max(best, worth[to]);
          values.add(new MoveValue(shift * Square.COUNT + to, worth[to]));
        }
      }
    }
    return values;
  }

  private void rate(LabyrinthPosition position, ThirdTurn turn, int shift, long reach, int toBeat) {
    var own = Quest.of(position, position.mover(), 0);
    var his = Quest.of(position, 1 - position.mover(), 0);
    var first = position.maze().shifted(shift);
    int hisSquare = Shift.carry(shift, position.square(1 - position.mover()));
    boolean found = Square.contains(reach, own.target());
    Arrays.fill(worth, SeekerValue.WIN);
    mazes++;
    // A walk that wins leaves him no answer.
    long open = found && own.last() ? reach & ~Square.bit(own.target()) : reach;
    boolean hope = true;
    for (int reply = 0; reply < Shift.COUNT && hope; reply++) {
      var maze = first.shifted(reply);
      long hisReach = maze.reach(Shift.carry(reply, hisSquare));
      mazes++;
      if (his.last() && Square.contains(hisReach, his.target())) {
        lose(open);
        return;
      }
      turn.look(maze, Shift.apply(reply, open), found && !own.last(), hisReach);
      mazes += Shift.COUNT;
      hope = lower(turn, reply, open, hisReach) > toBeat || open != reach;
    }
  }

  private void lose(long squares) {
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      worth[Long.numberOfTrailingZeros(rest)] = -SeekerValue.WIN;
    }
  }

  /** Takes one of his shifts into account; gives the highest worth that is left. */
  private int lower(ThirdTurn turn, int reply, long reach, long hisReach) {
    int highest = NOTHING;
    for (long rest = reach; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int carried = Shift.carry(reply, to);
      int least = worth[to];
      for (long his = hisReach; his != 0; his &= his - 1) {
        least = Math.min(least, turn.value(carried, Long.numberOfTrailingZeros(his)));
      }
      worth[to] = least;
      highest = Math.max(highest, least);
    }
    return highest;
  }
}
