package plyground.games.othello;

/**
 * Stable discs as the handout defines them: along each of the four axes a disc is on the boundary,
 * or in a full line, or next to a stable disc of its colour. Such a disc can never be turned over.
 */
final class Stability {
  private Stability() {}

  /** The stable ones among these stones of one colour. */
  static long stable(long stones, long filled, Size size) {
    long full = filled | ~size.board();
    long rows = fullRows(full) | leftAndRight(size);
    long columns = fullColumns(full) | topAndBottom(size);
    long edge = leftAndRight(size) | topAndBottom(size);
    long falling = fullFalling(full) | edge;
    long rising = fullRising(full) | edge;
    long stable = stones & rows & columns & falling & rising;
    long before = 0;
    // Shifts may wrap only onto the boundary, which is safe on that axis in any case.
    while (stable != before && stable != 0) {
      before = stable;
      stable =
          stones
              & (rows | stable << 1 | stable >>> 1)
              & (columns | stable << 8 | stable >>> 8)
              & (falling | stable << 9 | stable >>> 9)
              & (rising | stable << 7 | stable >>> 7);
    }
    return stable;
  }

  private static long leftAndRight(Size size) {
    return size == Size.SIX ? 0x0042424242424200L : 0x8181818181818181L;
  }

  private static long topAndBottom(Size size) {
    return size == Size.SIX ? 0x007E000000007E00L : 0xFF000000000000FFL;
  }

  private static long fullRows(long filled) {
    long full = filled & filled >>> 4;
    full &= full >>> 2;
    full &= full >>> 1;
    return (full & 0x0101010101010101L) * 0xFF;
  }

  private static long fullColumns(long filled) {
    long full = filled & Long.rotateLeft(filled, 32);
    full &= Long.rotateLeft(full, 16);
    return full & Long.rotateLeft(full, 8);
  }

  /** Diagonals that fall to the right; a constant holds the squares whose neighbour is outside. */
  private static long fullFalling(long filled) {
    long down = filled & (0xFF80808080808080L | filled >>> 9);
    down &= 0xFFFFC0C0C0C0C0C0L | down >>> 18;
    down &= 0xFFFFFFFFF0F0F0F0L | down >>> 36;
    long up = filled & (0x01010101010101FFL | filled << 9);
    up &= 0x030303030303FFFFL | up << 18;
    up &= 0x0F0F0F0FFFFFFFFFL | up << 36;
    return down & up;
  }

  /** Diagonals that rise to the right. */
  private static long fullRising(long filled) {
    long down = filled & (0xFF01010101010101L | filled >>> 7);
    down &= 0xFFFF030303030303L | down >>> 14;
    down &= 0xFFFFFFFF0F0F0F0FL | down >>> 28;
    long up = filled & (0x80808080808080FFL | filled << 7);
    up &= 0xC0C0C0C0C0C0FFFFL | up << 14;
    up &= 0xF0F0F0F0FFFFFFFFL | up << 28;
    return down & up;
  }
}
