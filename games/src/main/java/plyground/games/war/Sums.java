package plyground.games.war;

/** What sets of cities are worth together, looked up in pieces and so without a branch a city. */
final class Sums {
  private static final int BITS = 11;
  private static final int PIECE = (1 << BITS) - 1;

  private final int[] table = new int[(Long.SIZE / BITS + 1) << BITS];
  private int pieces;

  /**
   * @param cities how many there are
   */
  void begin(int[] worth, int cities) {
    pieces = (cities + BITS - 1) / BITS;
    for (int city = 0; city < cities; city++) {
      int piece = (city / BITS) << BITS;
      int one = 1 << (city % BITS);
      for (int set = 0; set < one; set++) {
        table[piece + one + set] = table[piece + set] + worth[city];
      }
    }
  }

  int of(long cities) {
    int sum = table[(int) cities & PIECE];
    for (int piece = 1; piece < pieces; piece++) {
      sum += table[(piece << BITS) + ((int) (cities >>> (piece * BITS)) & PIECE)];
    }
    return sum;
  }
}
