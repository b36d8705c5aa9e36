package plyground.games.othello;

/**
 * How many stones a stone on the last empty square turns over: every other square is full, so the
 * own stones along its four lines say it all.
 *
 * <p>A line's stones are gathered into eight bits by a multiplication, a diagonal's by column; the
 * bits off the board are empty, bracket nothing and do no harm.
 */
final class LastFlips {
  private static final int WIDTH = 8;
  private static final long COLUMN = 0x0101010101010101L;

  /** Brings the bits of the left column into the top byte, the upper one lowest. */
  private static final long GATHER = 0x0102040810204080L;

  /** By the square's place in a line and the line's own stones. */
  private static final byte[] COUNTS = new byte[WIDTH << WIDTH];

  private static final long[] FALLING = new long[64];
  private static final long[] RISING = new long[64];

  static {
    for (int at = 0; at < WIDTH; at++) {
      for (int stones = 0; stones < 1 << WIDTH; stones++) {
        COUNTS[at << WIDTH | stones] = (byte) (count(stones, at, 1) + count(stones, at, -1));
      }
    }
    for (int square = 0; square < 64; square++) {
      for (int other = 0; other < 64; other++) {
        int rows = other / WIDTH - square / WIDTH;
        int columns = other % WIDTH - square % WIDTH;
        FALLING[square] |= rows == columns ? 1L << other : 0;
        RISING[square] |= rows == -columns ? 1L << other : 0;
      }
    }
  }

  private LastFlips() {}

  private static int count(int stones, int at, int step) {
    int end = at + step;
    while (end >= 0 && end < WIDTH && (stones >>> end & 1) == 0) {
      end += step;
    }
    return end < 0 || end == WIDTH ? 0 : Math.abs(end - at) - 1;
  }

  static int count(int square, long own) {
    int column = square & 7;
    int across = column << WIDTH;
    int down = (square >>> 3) << WIDTH;
    int row = (int) (own >>> (square & 56)) & 0xFF;
    int file = (int) ((((own >>> column) & COLUMN) * GATHER) >>> 56);
    int falling = (int) (((own & FALLING[square]) * COLUMN) >>> 56);
    int rising = (int) (((own & RISING[square]) * COLUMN) >>> 56);
    return COUNTS[across + row]
        + COUNTS[down + file]
        + COUNTS[across + falling]
        + COUNTS[across + rising];
  }
}
