package plyground.games.war;

/**
 * A transposition table on the two words of a sector: the mover's cities and the opponent's, with
 * the empty ones in both and those that cannot change any more in neither.
 *
 * <p>A slot is three longs: the words, compared in full, and an entry, from the top:
 *
 * <pre>
 * value 32 | generation 16 | empty cities 7 | move 7 | bound 2
 * </pre>
 */
final class SectorTable {
  static final int LOWER = 1;
  static final int UPPER = 2;
  static final int EXACT = LOWER | UPPER;

  /** What {@link #find} gives for a position it does not know. */
  static final long NOTHING = 0;

  /** About as many positions are looked at as there are sets of cities, times 2 to this power. */
  private static final int ROOM = 6;

  private static final int LEAST_BITS = 10;
  private static final int MOST_BITS = 22;
  private static final int GENERATIONS = (1 << 16) - 1;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private long[] slots = new long[0];
  private int shift = Long.SIZE;
  private int generation;

  /** Forgets everything and has room for a sector with this many empty cities. */
  void prepare(int empty) {
    int bits = Math.clamp(empty + ROOM, LEAST_BITS, MOST_BITS);
    if (shift > Long.SIZE - bits || generation == GENERATIONS) {
      slots = new long[3 << bits];
      shift = Long.SIZE - bits;
      generation = 0;
    }
    generation++;
  }

  private int slot(long own, long other) {
    long hash = ((own * MIX) ^ Long.rotateLeft(other, 32)) * MIX;
    hash ^= hash >>> 29;
    return 3 * (int) ((hash * MIX) >>> shift);
  }

  long find(long own, long other) {
    int slot = slot(own, other);
    boolean known =
        slots[slot] == own
            && slots[slot + 1] == other
            && ((slots[slot + 2] >>> 16) & 0xFFFF) == generation;
    return known ? slots[slot + 2] : NOTHING;
  }

  /** Newer positions replace older ones unless those have more empty cities still. */
  void store(long own, long other, int empty, int value, int move, int bound) {
    int slot = slot(own, other);
    long old = slots[slot + 2];
    boolean current = ((old >>> 16) & 0xFFFF) == generation;
    boolean same = slots[slot] == own && slots[slot + 1] == other;
    if (current && !same && ((old >>> 9) & 0x7F) > empty + 2) {
      return;
    }
    slots[slot] = own;
    slots[slot + 1] = other;
    slots[slot + 2] =
        ((long) value << 32)
            | ((long) generation << 16)
            | ((long) empty << 9)
            | ((long) move << 2)
            | bound;
  }

  static int value(long entry) {
    return (int) (entry >> 32);
  }

  static int move(long entry) {
    return (int) (entry >>> 2) & 0x7F;
  }

  static int bound(long entry) {
    return (int) entry & 3;
  }
}
