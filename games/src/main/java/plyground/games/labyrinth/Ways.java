package plyground.games.labyrinth;

/**
 * For every square the number of shifts, of twelve, that open a way from it to a target. Found
 * backwards: the part of the maze the target is in after a shift, carried back by it.
 *
 * <p>Counted for all squares at once, one word for each binary digit.
 */
final class Ways {
  private long ones;
  private long twos;
  private long fours;
  private long eights;

  void count(Crossroads crossroads, int target) {
    ones = 0;
    twos = 0;
    fours = 0;
    eights = 0;
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      add(crossroads.leadingTo(target, shift));
    }
  }

  private void add(long squares) {
    long carry = ones & squares;
    ones ^= squares;
    long next = twos & carry;
    twos ^= carry;
    carry = fours & next;
    fours ^= next;
    eights |= carry;
  }

  int from(int square) {
    return (int)
        ((ones >>> square & 1)
            | (twos >>> square & 1) << 1
            | (fours >>> square & 1) << 2
            | (eights >>> square & 1) << 3);
  }

  /** The most ways from any square of a set. */
  int most(long squares) {
    long left = squares;
    int most = 0;
    if ((left & eights) != 0) {
      left &= eights;
      most |= 8;
    }
    if ((left & fours) != 0) {
      left &= fours;
      most |= 4;
    }
    if ((left & twos) != 0) {
      left &= twos;
      most |= 2;
    }
    return (left & ones) != 0 ? most | 1 : most;
  }
}
