package plyground.games.war;

/**
 * Bounds for a position that falls into {@link SectorParts}, from what each of them is worth alone.
 *
 * <p>Every empty city is taken in the end, so it is known which side makes the last move of all;
 * call it the last side and the other the first side. When the first side is to move, all parts are
 * even; else the odd part is there, and the last side to move.
 *
 * <p>The last side can begin the odd part and then always answer in the part where the first side
 * has moved. So it gains at least what it gains in the odd part, and in each even one when the
 * first side begins it.
 *
 * <p>The first side can answer in the same way, except to the last move in a part: then it must
 * begin another. In a part that it has begun nobody makes two moves in succession, and in any other
 * the last side passes once at most, namely when the first side must begin. So the last side gains
 * no more than what it gains in the odd part, or else in a part that the first side begins, and in
 * each other one when it may begin there or pass, once.
 */
final class PartBounds {
  /** What {@link #of} gives where no bound is good enough. */
  static final int NONE = Integer.MIN_VALUE;

  /** In parts of more cities than this it takes too long to find out what passing is worth. */
  private static final int PASSING = 4;

  /** A power of two of passing values are kept. */
  private static final int KEPT_BITS = 12;

  /** {@link SectorSearch} on a part: a true bound on that side of beta for what the mover gains. */
  interface Search {
    int value(long own, long other, long empty, long leaves, int beta);
  }

  private final Search search;
  private final SectorMoves after;
  private final SectorTable passing = new SectorTable();
  private final SectorParts[] rows = new SectorParts[Long.SIZE + 1];
  private final int[][] moves = new int[PASSING + 1][2 * PASSING];
  private LastCities two;

  PartBounds(Search search, SectorMoves after, LastCities two) {
    this.search = search;
    this.after = after;
    this.two = two;
  }

  /**
   * @param lastTwo for the last two cities of the sector
   */
  void begin(Sector searched, LastCities lastTwo) {
    two = lastTwo;
    passing.prepare(KEPT_BITS, searched.size());
    for (int count = searched.cities().length; count > 0 && rows[count] == null; count--) {
      rows[count] = new SectorParts(count);
    }
  }

  /** A true bound on one side of beta for what the mover gains, if the parts tell it. */
  int of(long own, long other, long empty, long leaves, int beta) {
    int count = Long.bitCount(empty);
    var parts = rows[count];
    if (!parts.split(two.links(), own, other, empty, leaves)) {
      return NONE;
    }
    if (parts.odd >= 0) {
      return lastSide(parts, own, other, leaves, beta);
    }
    int bound = lastSide(parts, other, own, leaves, 1 - beta);
    return bound == NONE ? NONE : -bound;
  }

  /** The same for the last side: all parts but one exactly, and whether that one is enough. */
  private int lastSide(SectorParts parts, long last, long first, long leaves, int beta) {
    boolean small = parts.odd >= 0 && parts.size(parts.largest) <= PASSING;
    int asked = small ? parts.odd : parts.largest;
    boolean bounded = parts.odd < 0 || asked == parts.odd;
    int least = 0;
    int most = 0;
    for (int part = 0; part < parts.count; part++) {
      if (part != asked) {
        int gain = exact(parts, part, last, first, leaves);
        least += gain;
        bounded &= part == parts.odd || parts.size(part) <= PASSING;
        most += part == parts.odd || !bounded ? gain : passing(parts, part, last, first, leaves);
      }
    }
    int enough = within((long) beta - least);
    int gain = gain(parts, asked, last, first, leaves, enough);
    if (gain >= enough) {
      return gain + least;
    }
    int needed = within((long) beta - most);
    if (bounded && gain >= needed) {
      gain = gain(parts, asked, last, first, leaves, needed);
    }
    return bounded && gain < needed ? gain + most : NONE;
  }

  /** No part is worth more, so that this is no other question. */
  private static int within(long beta) {
    return Math.clamp(beta, SectorTable.LEAST, SectorTable.GREATEST);
  }

  /** What the last side gains in a part, which it begins if that is odd: a bound. */
  private int gain(SectorParts parts, int part, long last, long first, long leaves, int beta) {
    long held = parts.held(part);
    long empty = parts.empty(part);
    return part == parts.odd
        ? value(last & held, first & held, empty, leaves & held, beta)
        : -value(first & held, last & held, empty, leaves & held, 1 - beta);
  }

  /** The same, no bound but the value. */
  private int exact(SectorParts parts, int part, long last, long first, long leaves) {
    long held = parts.held(part);
    long empty = parts.empty(part);
    return part == parts.odd
        ? exact(last & held, first & held, empty, leaves & held)
        : -exact(first & held, last & held, empty, leaves & held);
  }

  private int passing(SectorParts parts, int part, long last, long first, long leaves) {
    long held = parts.held(part);
    return passing(last & held, first & held, parts.empty(part), leaves & held);
  }

  private int value(long own, long other, long empty, long leaves, int beta) {
    return Long.bitCount(empty) <= 2
        ? two.value(own, other, empty)
        : search.value(own, other, empty, leaves, beta);
  }

  private int exact(long own, long other, long empty, long leaves) {
    int low = SectorTable.LEAST;
    int high = SectorTable.GREATEST;
    int gain = 0;
    while (low < high) {
      int beta = Math.max(gain, low + 1);
      gain = value(own, other, empty, leaves, beta);
      if (gain >= beta) {
        low = gain;
      } else {
        high = gain;
      }
    }
    return low;
  }

  /** What the last side gains in an even part where it may begin or pass, once in all. */
  private int passing(long last, long first, long empty, long leaves) {
    if (empty == 0) {
      return 0;
    }
    long known = passing.find(last | empty, first | empty);
    if (known != SectorTable.NOTHING && SectorTable.lower(known) == SectorTable.upper(known)) {
      return SectorTable.lower(known);
    }
    int best = -exact(first, last, empty, leaves);
    int[] begins = moves[Long.bitCount(empty)];
    for (int i = after.all(last, empty, begins) - 1; i >= 0; i--) {
      best = Math.max(best, answered(last, first, empty, leaves, begins[i]));
    }
    passing.store(last | empty, first | empty, best, best, 0, 1);
    return best;
  }

  /** The same after the last side has begun with this move. */
  private int answered(long last, long first, long empty, long leaves, int move) {
    after.take(last, first, empty, leaves, move);
    int gain = after.gain;
    long mine = after.mine;
    long yours = after.yours;
    long ends = after.leaves;
    long rest = empty ^ SectorMoves.city(move);
    int least = Integer.MAX_VALUE;
    int[] answers = moves[Long.bitCount(rest)];
    for (int i = after.all(yours, rest, answers) - 1; i >= 0; i--) {
      after.take(yours, mine, rest, ends, answers[i]);
      int lost = after.gain;
      long left = rest ^ SectorMoves.city(answers[i]);
      least = Math.min(least, passing(after.yours, after.mine, left, after.leaves) - lost);
    }
    return gain + least;
  }
}
