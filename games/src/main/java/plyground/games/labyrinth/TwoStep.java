package plyground.games.labyrinth;

import org.jspecify.annotations.Nullable;

/**
 * H2 to H5: looks how near to the target two turns in a row would come, and how near one turn would
 * bring the opponent to his.
 *
 * <p>What can be reached after the second shift depends only on the part of the maze one is in, so
 * all squares of the first walk that end up in one part are looked at together.
 */
final class TwoStep extends LabyrinthHeuristic {
  private final Distance distance;
  private final double opponent;
  private final double next;
  private final Paths paths = new Paths();

  // The best second turn of the first shift at hand.
  private double nearness;
  private long remembered;

  /**
   * @param opponent the weight of the opponent's nearness
   * @param next the weight of the nearness to the target after this one
   */
  TwoStep(Distance distance, double opponent, double next) {
    this.distance = distance;
    this.opponent = opponent;
    this.next = next;
  }

  @Override
  int turns() {
    return 2;
  }

  @Override
  public @Nullable Plan plan(LabyrinthPosition position, int shift, double toReach) {
    int player = position.mover();
    int target = position.target(player, 0);
    var maze = position.maze().shifted(shift);
    int from = Shift.carry(shift, position.square(player));
    long reach = maze.reach(from);
    boolean there = Square.contains(reach, target);
    double rest = (there ? 1 : 0) - hindrance(position, shift, maze);
    if (MOST + next * MOST + rest < toReach) {
      return null;
    }
    secondTurn(maze, reach, target, position.target(player, 1));
    if (nearness + rest < toReach) {
      return null;
    }
    paths.search(maze, from);
    int last = paths.last(remembered);
    return new Plan(shift, nearness + rest, distance.between(last, target), there ? target : last);
  }

  /** What the opponent's best turn from here is worth to him, weighed and rounded down. */
  private double hindrance(LabyrinthPosition position, int shift, Maze maze) {
    if (opponent == 0) {
      return 0;
    }
    int other = 1 - position.mover();
    int target = position.target(other, 0);
    int from = Shift.carry(shift, position.square(other));
    int nearest = MOST;
    for (int second = 0; second < Shift.COUNT && nearest > 0; second++) {
      nearest = Math.min(nearest, distance.nearest(maze.reachAfter(second, from), target));
    }
    return Math.floor(opponent * (MOST - nearest));
  }

  /** The first of the best second shifts, and the squares it is the best from. */
  private void secondTurn(Maze maze, long reach, int target, int afterwards) {
    nearness = Double.NEGATIVE_INFINITY;
    double most = MOST + next * MOST;
    for (int shift = 0; shift < Shift.COUNT && nearness < most; shift++) {
      long below = maze.belowAfter(shift);
      long beside = maze.besideAfter(shift);
      long carried = Shift.apply(shift, reach);
      double best = nearness;
      long from = 0;
      for (long rest = carried; rest != 0; ) {
        long part = Paths.flood(below, beside, rest & -rest);
        double value = nearness(part, target, afterwards);
        if (value > best) {
          best = value;
          from = part & carried;
        } else if (value == best && from != 0) {
          from |= part & carried;
        }
        rest &= ~part;
      }
      if (from != 0) {
        nearness = best;
        remembered = Shift.apply(Shift.inverse(shift), from);
      }
    }
  }

  private double nearness(long part, int target, int afterwards) {
    int here = MOST - distance.nearest(part, target);
    return next == 0 ? here : here + next * (MOST - distance.nearest(part, afterwards));
  }
}
