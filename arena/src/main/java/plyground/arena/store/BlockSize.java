package plyground.arena.store;

/**
 * How many games are leased at a time.
 *
 * @param seconds a range should last; what is lost with whoever plays it is at most that
 * @param most games in a range
 * @param share the part of the games left that a range is at most, one in so many, as long as that
 *     lasts a tenth of the time
 * @param returned whether ranges come back half played, so that it is not over before all are back
 */
record BlockSize(double seconds, int most, int share, boolean returned) {
  /** For a thread of this process. */
  static final BlockSize THREAD = new BlockSize(0.2, 5_000, 8, false);

  /** For one of several machines: the way there and back takes a hundredth of it. */
  static BlockSize machine(int several) {
    return new BlockSize(3, 20_000, Math.max(8, 4 * several), true);
  }

  /**
   * @param pace games a second, 0 if not known
   * @param left games not given out yet
   */
  int games(double pace, int left) {
    int wanted = Math.clamp((long) (pace * seconds), 1, most);
    int least = Math.max(1, wanted / 10);
    return Math.min(Math.min(wanted, left), Math.max(least, left / share));
  }
}
