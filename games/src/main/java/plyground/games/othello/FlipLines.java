package plyground.games.othello;

/** Bracketing on bare longs: where a stone may be placed and what it turns over. */
final class FlipLines {
  /** Stones in the outer columns of the large board are never bracketed along a row. */
  private static final long INNER = 0x7E7E7E7E7E7E7E7EL;

  private static final int WIDTH = 8;
  private static final int DIRECTIONS = 8;

  /** For every square the squares seen from it: four rays upwards in bits, then four downwards. */
  private static final long[] RAYS = new long[64 * DIRECTIONS];

  static {
    int[][] steps = {{0, 1}, {1, -1}, {1, 0}, {1, 1}, {0, -1}, {-1, 1}, {-1, 0}, {-1, -1}};
    for (int square = 0; square < 64; square++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        RAYS[square * DIRECTIONS + direction] = ray(square, steps[direction]);
      }
    }
  }

  private FlipLines() {}

  private static long ray(int square, int[] step) {
    long ray = 0;
    int row = square / WIDTH + step[0];
    int column = square % WIDTH + step[1];
    while (Size.EIGHT.holds(row, column)) {
      ray |= 1L << (row * WIDTH + column);
      row += step[0];
      column += step[1];
    }
    return ray;
  }

  /** The squares, among the empty ones given, where a stone of the owner brackets something. */
  static long places(long own, long other, long empty) {
    long inner = other & INNER;
    return empty
        & (seen(own, inner, 1)
            | seen(own, inner, WIDTH - 1)
            | seen(own, other, WIDTH)
            | seen(own, inner, WIDTH + 1));
  }

  /** What lies behind a run of the other's stones, both ways along one axis; doubling steps. */
  private static long seen(long own, long other, int step) {
    long up = other & own << step;
    long down = other & own >>> step;
    up |= other & up << step;
    down |= other & down >>> step;
    long pairsUp = other & other << step;
    long pairsDown = pairsUp >>> step;
    up |= pairsUp & up << (2 * step);
    down |= pairsDown & down >>> (2 * step);
    up |= pairsUp & up << (2 * step);
    down |= pairsDown & down >>> (2 * step);
    return up << step | down >>> step;
  }

  /** The stones a stone of the owner on this square turns over; none if it may not go there. */
  static long flips(int square, long own, long other) {
    int at = square * DIRECTIONS;
    return upward(RAYS[at], own, other)
        | upward(RAYS[at + 1], own, other)
        | upward(RAYS[at + 2], own, other)
        | upward(RAYS[at + 3], own, other)
        | downward(RAYS[at + 4], own, other)
        | downward(RAYS[at + 5], own, other)
        | downward(RAYS[at + 6], own, other)
        | downward(RAYS[at + 7], own, other);
  }

  /** A carry runs over the other's stones and stops on the first square that has none. */
  private static long upward(long ray, long own, long other) {
    long end = (other | ~ray) + 1 & own & ray;
    return ray & end - (end >>> Long.numberOfTrailingZeros(end));
  }

  /** Here the first square without one is the highest bit. */
  private static long downward(long ray, long own, long other) {
    long end = Long.highestOneBit(ray & ~other) & own;
    return ray & -end << 1;
  }
}
