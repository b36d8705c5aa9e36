package plyground.games.labyrinth;

/** H1: gets as near to the target as one turn allows. */
final class OneStep extends LabyrinthHeuristic {
  private final Distance distance;
  private final Paths paths = new Paths();

  OneStep(Distance distance) {
    this.distance = distance;
  }

  @Override
  int turns() {
    return 1;
  }

  /** The score tells the shift; only that one needs its walk. */
  @Override
  public Plan best(LabyrinthPosition hunt) {
    int fresh = History.fresh(hunt);
    int nearest = Integer.MAX_VALUE;
    int best = 0;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      if ((fresh >>> shift & 1) != 0) {
        int near = nearest(hunt, shift);
        best = near < nearest ? shift : best;
        nearest = Math.min(nearest, near);
      }
    }
    return plan(hunt, best, Double.NEGATIVE_INFINITY);
  }

  private int nearest(LabyrinthPosition hunt, int shift) {
    int player = hunt.mover();
    long reach = hunt.maze().reachAfter(shift, hunt.square(player));
    return distance.nearest(reach, hunt.target(player, 0));
  }

  @Override
  public Plan plan(LabyrinthPosition hunt, int shift, double toReach) {
    int player = hunt.mover();
    int nearest = nearest(hunt, shift);
    paths.search(hunt.maze().shifted(shift), Shift.carry(shift, hunt.square(player)));
    int to = paths.last(distance.within(hunt.target(player, 0), nearest));
    return new Plan(shift, MOST - nearest, 0, to);
  }
}
