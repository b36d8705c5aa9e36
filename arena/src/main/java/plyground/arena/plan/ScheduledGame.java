package plyground.arena.plan;

/**
 * A game to be played.
 *
 * <p>The two games of a pair, one start with both seatings, differ in one bit of their seeds: the
 * start does not see it, the players' draws do. Otherwise two equal players would play the same
 * game twice.
 *
 * @param index its place in the schedule
 * @param first the number of the player who moves first
 * @param second the number of the other
 * @param start the number of its start among those of its pairing
 * @param seed where the start and every draw of the players come from
 */
public record ScheduledGame(int index, int first, int second, int start, long seed) {
  /** The bit that tells the second game of a pair from the first. */
  public static final long RETURN = 1L << 52;

  /** Where the start comes from: the same for both games of a pair. */
  public long startSeed() {
    return seed & (RETURN - 1);
  }
}
