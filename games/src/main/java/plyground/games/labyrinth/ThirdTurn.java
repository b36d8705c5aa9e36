package plyground.games.labyrinth;

import java.util.Arrays;

/**
 * A maze both players have moved in, the seeker to move again: what each square is worth to the one
 * who stands there, for each of the twelve shifts. The worth of a pair of squares is the best
 * shift's, own square less his: given the shift neither depends on the other.
 */
final class ThirdTurn {
  private final Quest own;
  private final Quest ownNext;
  private final Quest ownAfter;
  private final Quest his;
  private final Quest hisNext;

  private final Crossroads crossroads = new Crossroads();
  private final Ways ways = new Ways();
  private final Ways waysOn = new Ways();
  private final Ways waysAfter = new Ways();
  private final int[] mine = new int[Square.COUNT * Shift.COUNT];
  private final int[] yours = new int[Square.COUNT * Shift.COUNT];

  ThirdTurn(LabyrinthPosition position) {
    int player = position.mover();
    own = Quest.of(position, player, 0);
    ownNext = Quest.of(position, player, 1);
    ownAfter = Quest.of(position, player, 2);
    his = Quest.of(position, 1 - player, 0);
    hisNext = Quest.of(position, 1 - player, 1);
  }

  /**
   * Looks at a maze.
   *
   * @param from where the seeker may stand; on his target he has been there already
   * @param hisFrom where the opponent may stand, who has been to his target if he stands on it
   */
  void look(Maze maze, long from, boolean found, long hisFrom) {
    Arrays.fill(mine, 0);
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      var shifted = maze.shifted(shift);
      crossroads.look(shifted);
      lookForHim(shift, hisFrom);
      lookForOneself(shifted, shift, from, found);
    }
  }

  /** The worth of the best shift when the two stand there. */
  int value(int square, int hisSquare) {
    int best = Integer.MIN_VALUE;
    int at = square * Shift.COUNT;
    int hisAt = hisSquare * Shift.COUNT;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      best = Math.max(best, mine[at + shift] - yours[hisAt + shift]);
    }
    return best;
  }

  private void lookForHim(int shift, long from) {
    ways.count(crossroads, his.target());
    for (long rest = from; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int carried = Shift.carry(shift, square);
      yours[square * Shift.COUNT + shift] = SeekerValue.toMove(his, ways, carried);
    }
    if (Square.contains(from, his.target())) {
      ways.count(crossroads, hisNext.target());
      yours[his.target() * Shift.COUNT + shift] =
          SeekerValue.TREASURE + SeekerValue.toMove(hisNext, ways, his.target());
    }
  }

  private void lookForOneself(Maze shifted, int shift, long from, boolean found) {
    long below = shifted.below();
    long beside = shifted.beside();
    long targetPart = Paths.flood(below, beside, Square.bit(own.target()));
    long carried = Shift.apply(shift, from);
    ways.count(crossroads, own.target());
    if (found || (targetPart & carried) != 0) {
      waysOn.count(crossroads, ownNext.target());
    }
    for (long rest = carried; rest != 0; ) {
      long part = Paths.flood(below, beside, rest & -rest);
      put(
          shift,
          part & carried,
          part == targetPart ? reached() : SeekerValue.moved(own, ways, part));
      rest &= ~part;
    }
    if (found) {
      put(shift, Square.bit(own.target()), SeekerValue.TREASURE + goneOn(targetPart));
    }
  }

  /** The target is reached now. */
  private int reached() {
    return own.last()
        ? SeekerValue.LATER_WIN
        : SeekerValue.TREASURE + SeekerValue.moved(ownNext, waysOn, Square.bit(own.target()));
  }

  /** The target was reached a turn ago; from its part of the maze it goes on. */
  private int goneOn(long part) {
    if (!Square.contains(part, ownNext.target())) {
      return SeekerValue.moved(ownNext, waysOn, part);
    }
    if (ownNext.last()) {
      return SeekerValue.LATER_WIN;
    }
    waysAfter.count(crossroads, ownAfter.target());
    return SeekerValue.TREASURE
        + SeekerValue.moved(ownAfter, waysAfter, Square.bit(ownNext.target()));
  }

  /** Notes a worth for squares as they are after the shift. */
  private void put(int shift, long squares, int worth) {
    long back = Shift.apply(Shift.inverse(shift), squares);
    for (long rest = back; rest != 0; rest &= rest - 1) {
      mine[Long.numberOfTrailingZeros(rest) * Shift.COUNT + shift] = worth;
    }
  }
}
