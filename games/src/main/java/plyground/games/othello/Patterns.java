package plyground.games.othello;

/**
 * What the stones look like along edges, in corners, on lines and diagonals: for each such shape,
 * turned all ways, the number of its look among all there can be. A linear evaluator has a weight
 * for each look (Buro 1998).
 *
 * <p>A shape is a mask. Its squares are the digits of a number to base three: 0 empty, 1 own, 2 the
 * other's. The board is turned rather than the shape, so that alike looks have the same number.
 */
public final class Patterns {
  /** The digits of as many bits, read as a number to base three. */
  private static final short[] TERNARY = new short[1 << 10];

  static {
    for (int bits = 1; bits < TERNARY.length; bits++) {
      TERNARY[bits] = (short) (3 * TERNARY[bits >>> 1] + (bits & 1));
    }
  }

  /** Every shape is looked for in four turns, the last ones also in the mirror. */
  private static final int TURNS = 4;

  private final long[] turned;
  private final int mirrored;
  private final int[] offsets;
  private final int looks;

  public Patterns(Size size) {
    turned = size == Size.SIX ? SIX : EIGHT;
    mirrored = turned.length - 1;
    offsets = new int[turned.length];
    int next = 0;
    for (int shape = 0; shape < turned.length; shape++) {
      offsets[shape] = next;
      next += (int) Math.round(Math.pow(3, Long.bitCount(turned[shape])));
    }
    looks = next;
  }

  /** How many looks there are in all. */
  public int looks() {
    return looks;
  }

  /** How many shapes a board shows. */
  public int shown() {
    return TURNS * (turned.length + turned.length - mirrored);
  }

  /** The numbers of all the looks of a board. */
  public void read(long own, long other, int[] into) {
    int at = read(own, other, 0, into, 0);
    read(Long.reverseBytes(own), Long.reverseBytes(other), mirrored, into, at);
  }

  private int read(long own, long other, int from, int[] into, int at) {
    int next = at;
    long mine = own;
    long theirs = other;
    for (int turn = 0; turn < TURNS; turn++) {
      for (int shape = from; shape < turned.length; shape++) {
        into[next++] = look(mine, theirs, shape);
      }
      mine = CanonicalStones.turned(mine);
      theirs = CanonicalStones.turned(theirs);
    }
    return next;
  }

  private int look(long own, long other, int shape) {
    long mask = turned[shape];
    return offsets[shape]
        + TERNARY[(int) Long.compress(own, mask)]
        + 2 * TERNARY[(int) Long.compress(other, mask)];
  }

  /** The sum of the weights of a board's looks. */
  int sum(long own, long other, byte[] weights) {
    return sum(own, other, 0, weights)
        + sum(Long.reverseBytes(own), Long.reverseBytes(other), mirrored, weights);
  }

  private int sum(long own, long other, int from, byte[] weights) {
    int sum = 0;
    long mine = own;
    long theirs = other;
    for (int turn = 0; turn < TURNS; turn++) {
      for (int shape = from; shape < turned.length; shape++) {
        sum += weights[look(mine, theirs, shape)];
      }
      mine = CanonicalStones.turned(mine);
      theirs = CanonicalStones.turned(theirs);
    }
    return sum;
  }

  /**
   * The edge with the two squares diagonal to its corners, the corner's nine, the lines inside, the
   * diagonals, and the corner's two by five, which alone is not its own mirror image.
   */
  private static final long[] EIGHT = {
    0x42FFL,
    0x070707L,
    0xFF00L,
    0xFF0000L,
    0xFF000000L,
    0x8040201008040201L,
    0x80402010080402L,
    0x804020100804L,
    0x8040201008L,
    0x80402010L,
    0x1F1FL
  };

  /** The same on the small board, whose upper left corner is bit 9. */
  private static final long[] SIX = {
    0x247E00L,
    0x0E0E0E00L,
    0x7E0000L,
    0x7E000000L,
    0x0040201008040200L,
    0x402010080400L,
    0x4020100800L,
    0x3E3E00L
  };
}
