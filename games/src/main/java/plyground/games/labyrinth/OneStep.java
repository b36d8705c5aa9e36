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
  public Plan best(LabyrinthPosition position) {
    int fresh = History.fresh(position);
    int nearest = Integer.MAX_VALUE;
    int best = 0;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      if ((fresh >>> shift & 1) != 0) {
        int near = nearest(position, shift);
        best = near < nearest ? shift : best;
        nearest = Math.min(nearest, near);
      }
    }
    return plan(position, best, Double.NEGATIVE_INFINITY);
  }

  private int nearest(LabyrinthPosition position, int shift) {
    int player = position.mover();
    long reach = position.maze().reachAfter(shift, position.square(player));
    return distance.nearest(reach, position.target(player, 0));
  }

  @Override
  public Plan plan(LabyrinthPosition position, int shift, double toReach) {
    int player = position.mover();
    int nearest = nearest(position, shift);
    paths.search(position.maze().shifted(shift), Shift.carry(shift, position.square(player)));
    int to = paths.last(distance.within(position.target(player, 0), nearest));
    return new Plan(shift, MOST - nearest, 0, to);
  }
}
