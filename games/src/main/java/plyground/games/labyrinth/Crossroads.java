package plyground.games.labyrinth;

/** A maze before its next shift: what is joined after each of the twelve. */
final class Crossroads {
  private final long[] below = new long[Shift.COUNT];
  private final long[] beside = new long[Shift.COUNT];

  void look(Maze maze) {
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      below[shift] = maze.belowAfter(shift);
      beside[shift] = maze.besideAfter(shift);
    }
  }

  /** Where somebody has to stand so that the shift lets him walk to the target. */
  long leadingTo(int target, int shift) {
    long part = Paths.flood(below[shift], beside[shift], Square.bit(target));
    return Shift.apply(Shift.inverse(shift), part);
  }
}
