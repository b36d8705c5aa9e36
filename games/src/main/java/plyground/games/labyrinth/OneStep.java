package plyground.games.labyrinth;

import org.jspecify.annotations.Nullable;

/** H1: gets as near to the target as one turn allows. */
final class OneStep extends Heuristic {
  private final Distance distance;
  private final Paths paths = new Paths();

  OneStep(Distance distance) {
    this.distance = distance;
  }

  @Override
  int turns() {
    return 1;
  }

  @Override
  @Nullable Plan plan(Hunt hunt, int shift, double toReach) {
    int player = hunt.mover();
    int target = hunt.target(player, 0);
    long reach = hunt.maze().reachAfter(shift, hunt.square(player));
    int nearest = distance.nearest(reach, target);
    int score = MOST - nearest;
    if (score <= toReach) { // only a better one counts, so the rest need no walk
      return null;
    }
    paths.search(hunt.maze().shifted(shift), Shift.carry(shift, hunt.square(player)));
    return new Plan(shift, score, 0, paths.last(distance.within(target, nearest)));
  }
}
