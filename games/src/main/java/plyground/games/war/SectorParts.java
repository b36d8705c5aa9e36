package plyground.games.war;

/**
 * A position of {@link SectorMoves} as parts that cannot touch each other: empty cities are in one
 * part if they are neighbours or have a held city between them. All with an odd number of empty
 * cities count as one part, so that no more than one, the odd part, has an odd number of them.
 */
final class SectorParts {
  private final long[] empty;

  /** For every part the held cities beside it. */
  private final long[] held;

  private long beside;

  /** How many there are. */
  int count;

  /** Which of them is the odd one; -1 if there is none. */
  int odd;

  /** Which of them is the largest. */
  int largest;

  /**
   * @param most how many empty cities there are at most
   */
  SectorParts(int most) {
    empty = new long[most];
    held = new long[most];
  }

  /**
   * Finds the parts of a position.
   *
   * @param links the neighbours of every empty city and the empty ones beside every other
   * @param leaves the held cities with one empty neighbour
   * @return whether there are several
   */
  boolean split(long[] links, long own, long other, long all, long leaves) {
    count = 0;
    odd = -1;
    largest = 0;
    long between = (own | other) & ~leaves;
    long part = grow(links, all, between);
    if (part == all) {
      return false;
    }
    long odds = 0;
    long besideOdds = 0;
    for (long left = all; left != 0; left ^= part) {
      part = grow(links, left, between);
      if ((Long.bitCount(part) & 1) == 0) {
        add(part, beside & (own | other));
      } else {
        odds |= part;
        besideOdds |= beside & (own | other);
      }
    }
    if (odds != 0) {
      odd = (Long.bitCount(odds) & 1) == 0 ? -1 : count;
      add(odds, besideOdds);
    }
    return count > 1;
  }

  /** The part with the lowest city of those that are left. */
  private long grow(long[] links, long left, long between) {
    long part = Long.lowestOneBit(left);
    long seen = 0;
    beside = 0;
    for (long next = part; next != 0; next = part & ~seen) {
      int city = Long.numberOfTrailingZeros(next);
      seen |= 1L << city;
      part |= links[city] & left;
      for (long rest = links[city] & between & ~beside; rest != 0; rest &= rest - 1) {
        part |= links[Long.numberOfTrailingZeros(rest)] & left;
      }
      beside |= links[city];
    }
    return part;
  }

  private void add(long part, long around) {
    empty[count] = part;
    held[count] = around;
    largest = size(count) > size(largest) ? count : largest;
    count++;
  }

  long empty(int part) {
    return empty[part];
  }

  long held(int part) {
    return held[part];
  }

  int size(int part) {
    return Long.bitCount(empty[part]);
  }
}
