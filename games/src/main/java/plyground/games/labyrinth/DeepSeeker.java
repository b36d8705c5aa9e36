package plyground.games.labyrinth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.SearchClock;
import plyground.core.search.Trace;

/**
 * The {@link Seeker} that looks at its best moves through the opponent's eyes, too: what a move is
 * worth is the mean of what it thinks itself and of what the opponent, to move after it, thinks of
 * his three turns. That is four turns, and the two are wrong in different ways.
 */
final class DeepSeeker implements Agent<LabyrinthPosition> {
  private static final int TURNS = 4;

  /** Beyond this a value is a game won or lost, or nearly so: there the later opinion counts. */
  private static final int DECIDED = SeekerValue.WIN / 10;

  private final Seeker seeker = new Seeker();
  private final int candidates;
  private final Limit own;

  /**
   * @param candidates of how many of the best moves the opponent's answer is looked at
   * @param own the limits in the agent's name; nodes are mazes
   */
  DeepSeeker(int candidates, Limit own) {
    this.candidates = candidates;
    this.own = own;
  }

  @Override
  public int choose(LabyrinthPosition position, Limit limit) {
    return consider(position, limit, Trace.NONE).move();
  }

  @Override
  public Result consider(LabyrinthPosition position, Limit limit, Trace trace) {
    long begun = SearchClock.nanos();
    var whole = own.or(limit);
    var first = seeker.consider(position, Limit.NONE, trace);
    var promising = new ArrayList<>(first.moves());
    promising.sort(Comparator.comparingDouble(MoveValue::value).reversed());
    long mazes = first.nodes();
    var looked = new ArrayList<MoveValue>();
    for (var each : promising.subList(0, Math.min(candidates, promising.size()))) {
      if (!looked.isEmpty() && spent(whole, mazes, begun)) {
        break;
      }
      looked.add(lookedAt(position, each));
      mazes += seeker.mazes();
    }
    var best = Seeker.best(looked);
    return new Result(best.move(), best.value(), List.copyOf(looked), TURNS, mazes, false);
  }

  private MoveValue lookedAt(LabyrinthPosition position, MoveValue each) {
    var next = position.play(each.move());
    if (next.over()) {
      return each;
    }
    int player = position.mover();
    int found = next.found(player) - position.found(player);
    double later = SeekerValue.TREASURE * found - seeker.best(next).value();
    boolean decided = Math.abs(later) >= DECIDED || Math.abs(each.value()) >= DECIDED;
    return new MoveValue(each.move(), decided ? later : (each.value() + later) / 2);
  }

  private static boolean spent(Limit limit, long mazes, long begun) {
    return mazes >= limit.nodes()
        || limit.stop().raised()
        || (!limit.timeOpen() && SearchClock.nanos() - begun >= limit.time().toNanos());
  }
}
