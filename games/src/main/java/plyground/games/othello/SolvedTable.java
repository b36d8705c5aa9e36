package plyground.games.othello;

import java.util.Arrays;

/**
 * Bounds on the exact values of positions, in a fixed amount of memory and safe to share between
 * threads without locks: both words of stones are stored mixed with the facts, so that an entry
 * torn by another thread fits no position (Hyatt and Mann, "A lock-less transposition table
 * implementation for parallel search", 2002).
 *
 * <p>The stones are kept whole, so no two positions are ever taken for each other. What a pass
 * found that guesses nothing is true for good, so it serves later searches of the same game. Facts,
 * from the top:
 *
 * <pre>
 * proved 1 | generation 8 | empties 8 | best move 8 | upper bound + 128: 8 | lower bound + 128: 8
 * </pre>
 */
final class SolvedTable {
  /** What {@link #find} gives for an unknown position. */
  static final long NOTHING = 0;

  static final int NO_MOVE = 0xFF;

  private static final int WORDS = 3;
  private static final int BIAS = 128;
  private static final int GENERATIONS = 255;
  private static final int MOST_PASSES = 8;

  /** So much does a pass make an entry weigh less, in empty squares. */
  private static final int AGEING = 2;

  private static final long PROVED = 1L << 40;

  /** Nothing is left out. */
  static final double CERTAIN = 0;

  private final long[] words;
  private final int mask;
  private int generation = 1;
  private int oldest = 1;
  private double caution = CERTAIN;

  /**
   * @param bits the number of entries is two to the power of it
   */
  SolvedTable(int bits) {
    words = new long[WORDS << bits];
    mask = (1 << bits) - 1;
  }

  int entries() {
    return mask + 1;
  }

  /** Begins anew: nothing is known, and nothing is guessed until a pass that may is announced. */
  void forget() {
    caution = CERTAIN;
    if (full()) {
      generation = 0;
      Arrays.fill(words, 0);
    }
    oldest = ++generation;
  }

  /** Begins another search, for which what was proved before holds as well. */
  void goOn() {
    if (full()) {
      forget();
    } else {
      nextPass(CERTAIN);
    }
  }

  private boolean full() {
    return generation + MOST_PASSES > GENERATIONS;
  }

  /**
   * What was guessed before is no more to be relied on, but for the moves.
   *
   * @param with how many standard errors a guess must be outside of the window to be believed;
   *     {@link #CERTAIN} if none is
   */
  void nextPass(double with) {
    generation++;
    caution = with;
  }

  double caution() {
    return caution;
  }

  /** Whether bounds were proved, or found in this pass. */
  boolean reliable(long facts) {
    return (facts & PROVED) != 0 || generation(facts) == generation;
  }

  private static int generation(long facts) {
    return (int) (facts >>> 32) & 0xFF;
  }

  private int index(long own, long other) {
    long mixed = own * 0x9E3779B97F4A7C15L + Long.rotateLeft(other * 0xBF58476D1CE4E5B9L, 31);
    mixed ^= mixed >>> 32;
    mixed *= 0x94D049BB133111EBL;
    return (int) (mixed >>> 33) & mask;
  }

  /** The facts about a position. */
  long find(long own, long other) {
    int at = index(own, other);
    long facts = read(at, own, other);
    return facts != NOTHING ? facts : read(at ^ 1, own, other);
  }

  private long read(int entry, long own, long other) {
    int at = entry * WORDS;
    long facts = words[at + 2];
    boolean same = (words[at] ^ facts) == own && (words[at + 1] ^ facts) == other;
    return same && generation(facts) >= oldest ? facts : NOTHING;
  }

  static int lower(long facts) {
    return (int) (facts & 0xFF) - BIAS;
  }

  static int upper(long facts) {
    return (int) (facts >>> 8 & 0xFF) - BIAS;
  }

  static int move(long facts) {
    return (int) (facts >>> 16 & 0xFF);
  }

  /**
   * Of two positions for one place the one with more empties stays, in the first of two slots. What
   * is proved gives way to no guess.
   */
  void store(long own, long other, int lower, int upper, int move, int empties) {
    long before = caution == CERTAIN ? NOTHING : find(own, other);
    if ((before & PROVED) != 0) {
      return;
    }
    long facts =
        (caution == CERTAIN ? PROVED : 0)
            | (long) generation << 32
            | (long) empties << 24
            | (long) move << 16
            | (long) (upper + BIAS) << 8
            | lower + BIAS;
    int entry = index(own, other);
    if (read(entry, own, other) == NOTHING && weight(entry) > empties) {
      entry ^= 1;
    }
    int at = entry * WORDS;
    words[at] = own ^ facts;
    words[at + 1] = other ^ facts;
    words[at + 2] = facts;
  }

  /** Entries of an older search weigh nothing, those of an older pass a little less. */
  private int weight(int entry) {
    long facts = words[entry * WORDS + 2];
    int age = generation - generation(facts);
    return age <= generation - oldest ? (int) (facts >>> 24 & 0xFF) - AGEING * age : 0;
  }
}
