package plyground.games.war;

import java.util.Arrays;

/**
 * A transposition table on the two words of a sector: the mover's cities and the opponent's, with
 * the empty ones in both and those that cannot change any more in neither.
 *
 * <p>Four slots side by side are a bucket, so that looking for a position waits for memory once. A
 * slot is the words, compared in full, one long where both fit into it and else two, and an entry,
 * from the top:
 *
 * <pre>
 * used 1 | lower bound 25 | upper bound 25 | work 6 | move 7
 * </pre>
 *
 * <p>Bounds that do not fit are kept as the nearest that does and is still true. The words are
 * stored exclusive or the entry: threads may share a table without locks, since a slot that two of
 * them wrote halfway fits no position (Hyatt and Mann 2002).
 */
final class SectorTable {
  /** What {@link #find} gives for a position it does not know. */
  static final long NOTHING = 0;

  /** The lower bound where none is known. */
  static final int LEAST = -1 << 30;

  /** The upper bound where none is known. */
  static final int GREATEST = 1 << 30;

  private static final long USED = Long.MIN_VALUE;
  private static final int BOUND_BITS = 25;
  private static final int WORK_BITS = 6;
  private static final int MOVE_BITS = 7;
  private static final int LOW_BITS = WORK_BITS + MOVE_BITS;
  private static final int MOST_KEPT = (1 << (BOUND_BITS - 1)) - 1;
  private static final int LEAST_KEPT = -MOST_KEPT;

  private static final int SLOTS = 4;

  /** About as many positions are kept as there are sets of cities, times 2 to this power. */
  private static final int ROOM = 1;

  private static final int LEAST_BITS = 8;
  private static final int MOST_BITS = 21;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private long[] slots = new long[0];
  private int shift = Long.SIZE - 1;

  /** Longs a slot takes; 2 if both words fit into one long. */
  private int width = 2;

  /**
   * Forgets everything and has room for a sector.
   *
   * @param empty how many of its cities are empty
   * @param cities how many it has in all
   */
  void prepare(int empty, int cities) {
    int bits = Math.clamp(empty + ROOM, LEAST_BITS, MOST_BITS);
    width = cities <= Integer.SIZE ? 2 : 3;
    shift = Long.SIZE - bits;
    int length = (SLOTS * width) << bits;
    if (slots.length < length) {
      slots = new long[length];
    } else {
      Arrays.fill(slots, 0, length, 0);
    }
  }

  /** The two words in one where they fit, else only the mover's. */
  private long key(long own, long other) {
    return width == 2 ? own | (other << Integer.SIZE) : own;
  }

  private int bucket(long own, long other) {
    long hash = ((own * MIX) ^ Long.rotateLeft(other, 32)) * MIX;
    hash ^= hash >>> 29;
    return SLOTS * width * (int) ((hash * MIX) >>> shift);
  }

  long find(long own, long other) {
    long key = key(own, other);
    int bucket = bucket(own, other);
    for (int slot = bucket; slot < bucket + SLOTS * width; slot += width) {
      long entry = slots[slot + 1];
      if ((slots[slot] ^ entry) == key && entry < 0 && fits(slot, entry, other)) {
        return entry;
      }
    }
    return NOTHING;
  }

  private boolean fits(int slot, long entry, long other) {
    return width == 2 || (slots[slot + 2] ^ entry) == other;
  }

  /**
   * Keeps a position instead of what was known of it, or in a free slot, or else in that with the
   * least work.
   *
   * @param positions how many had to be visited to know it
   */
  void store(long own, long other, int lower, int upper, int move, long positions) {
    long key = key(own, other);
    int bucket = bucket(own, other);
    int chosen = bucket;
    int least = Integer.MAX_VALUE;
    for (int slot = bucket; slot < bucket + SLOTS * width; slot += width) {
      long entry = slots[slot + 1];
      if (entry == NOTHING || ((slots[slot] ^ entry) == key && fits(slot, entry, other))) {
        chosen = slot;
        break;
      }
      int work = (int) (entry >>> MOVE_BITS) & ((1 << WORK_BITS) - 1);
      chosen = work < least ? slot : chosen;
      least = Math.min(least, work);
    }
    int log = Long.SIZE - 1 - Long.numberOfLeadingZeros(positions);
    long entry = entry(lower, upper, move) | ((long) log << MOVE_BITS);
    slots[chosen] = key ^ entry;
    slots[chosen + 1] = entry;
    if (width > 2) {
      slots[chosen + 2] = other ^ entry;
    }
  }

  private static long entry(int lower, int upper, int move) {
    int low = lower < LEAST_KEPT ? LEAST_KEPT - 1 : Math.min(lower, MOST_KEPT - 1);
    int high = upper >= MOST_KEPT ? MOST_KEPT : Math.max(upper, LEAST_KEPT);
    long mask = (1L << BOUND_BITS) - 1;
    return USED | (low & mask) << (BOUND_BITS + LOW_BITS) | (high & mask) << LOW_BITS | move;
  }

  static int lower(long entry) {
    int lower = (int) ((entry << 1) >> (Long.SIZE - BOUND_BITS));
    return lower < LEAST_KEPT ? LEAST : lower;
  }

  static int upper(long entry) {
    int upper = (int) ((entry << (1 + BOUND_BITS)) >> (Long.SIZE - BOUND_BITS));
    return upper == MOST_KEPT ? GREATEST : upper;
  }

  static int move(long entry) {
    return (int) entry & ((1 << MOVE_BITS) - 1);
  }
}
