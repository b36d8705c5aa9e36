package plyground.search;

import java.util.Arrays;
import java.util.function.IntFunction;
import plyground.core.search.Trace.Bound;

/**
 * A transposition table: what was found out about positions, by key, in a fixed amount of memory.
 *
 * <p>A slot is two longs, an entry and the key mixed with it, so that threads may share a table
 * without locks: a slot torn by two of them fits no key (Hyatt and Mann 2002). Two slots share an
 * index. An entry, from the top:
 *
 * <pre>
 * value 32 | move 16 | depth 8 | generation 6 | bound 2
 * </pre>
 *
 * The generation makes forgetting cheap: entries of an older one do not count.
 */
final class TranspositionTable {
  /** A depth that stands for a subtree searched to the end of every line. */
  static final int WHOLE = 255;

  /** What {@link #find} gives for an unknown position. */
  static final long NOTHING = 0;

  private static final int GENERATIONS = 63;
  private static final int FEWEST = 1 << 10;
  private static final Bound[] BOUNDS = Bound.values();

  private final int size;
  private long[] slots = new long[0];
  private int mask;
  private int generation = 1;

  TranspositionTable(int megabytes) {
    int entries = Integer.highestOneBit(Math.multiplyExact(megabytes, 1 << 16));
    size = 2 * entries;
  }

  /**
   * Takes the memory, if that was not done before: a table nobody searches with costs none. Where
   * there is too little, it takes a part of it.
   */
  void allocate() {
    if (slots.length == 0) {
      slots = asManyAsPossible(size, long[]::new);
      mask = slots.length - 4;
    }
  }

  /** An array of that size, or the largest that halving it comes to for which there is memory. */
  static long[] asManyAsPossible(int size, IntFunction<long[]> maker) {
    for (int each = size; each > FEWEST; each /= 2) {
      try {
        return maker.apply(each);
      } catch (OutOfMemoryError tooMany) {
        // Half as many will do.
      }
    }
    return maker.apply(FEWEST);
  }

  void forget() {
    if (++generation > GENERATIONS) {
      generation = 1;
      Arrays.fill(slots, 0);
    }
  }

  long find(long key) {
    int i = index(key);
    long entry = slots[i + 1];
    if ((slots[i] ^ entry) == key && current(entry)) {
      return entry;
    }
    entry = slots[i + 3];
    return (slots[i + 2] ^ entry) == key && current(entry) ? entry : NOTHING;
  }

  /**
   * Keeps the deeper of two positions in the first slot and the newer in the second; one that loses
   * the first slot is still newer there than what it pushes out.
   */
  @SuppressWarnings("EnumOrdinal") // two bits of an entry that never leaves memory
  void store(long key, int value, int move, int depth, Bound bound) {
    int i = index(key);
    long entry =
        ((long) value << 32)
            | ((long) move & 0xFFFF) << 16
            | ((long) depth << 8)
            | ((long) generation << 2)
            | (bound.ordinal() + 1);
    long old = slots[i + 1];
    if ((slots[i] ^ old) != key && current(old)) {
      if (depth(old) > depth) {
        i += 2;
      } else {
        slots[i + 2] = slots[i];
        slots[i + 3] = old;
      }
    }
    slots[i] = key ^ entry;
    slots[i + 1] = entry;
  }

  private int index(long key) {
    return (int) (key >>> 20) & mask;
  }

  private boolean current(long entry) {
    return (entry >>> 2 & 63) == generation;
  }

  /** Whether an earlier search found all moves of this node too bad, if it is known at all. */
  static boolean expectsNoCut(long entry) {
    return entry != NOTHING && bound(entry) == Bound.UPPER;
  }

  /** Whether an entry says all that a window asks for. */
  static boolean settles(long entry, int alpha, int beta) {
    int value = value(entry);
    return switch (bound(entry)) {
      case EXACT -> true;
      case LOWER -> value >= beta;
      case UPPER -> value <= alpha;
    };
  }

  static int value(long entry) {
    return (int) (entry >> 32);
  }

  static int move(long entry) {
    return (int) (entry >>> 16) & 0xFFFF;
  }

  static int depth(long entry) {
    return (int) (entry >>> 8) & 0xFF;
  }

  static Bound bound(long entry) {
    return BOUNDS[((int) entry & 3) - 1];
  }
}
