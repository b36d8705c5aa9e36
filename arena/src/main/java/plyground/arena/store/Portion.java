package plyground.arena.store;

/**
 * How much is given out at a time.
 *
 * @param seconds a block should last; what is lost with whoever plays it is at most that
 * @param most games in a block
 * @param share the part of the games left that a block is at most: one in so many
 * @param returned whether blocks come back half played, so that it is not over before all are back
 */
record Portion(double seconds, int most, int share, boolean returned) {
  /** For a thread of this process. */
  static final Portion THREAD = new Portion(0.2, 5_000, 8, false);

  /** For another machine: the way there and back takes a hundredth of it. */
  static final Portion MACHINE = new Portion(3, 20_000, 32, true);

  /**
   * @param pace games a second, 0 if not known
   * @param left games not given out yet
   */
  int games(double pace, int left) {
    int wanted = Math.clamp((long) (pace * seconds), 1, most);
    return Math.min(wanted, Math.max(1, left / share));
  }
}
