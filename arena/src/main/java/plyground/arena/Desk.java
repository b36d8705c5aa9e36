package plyground.arena;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.core.Position;

/** Gives out the games to be played and takes the results; asked by all threads at once. */
public interface Desk<P extends Position<P>> {
  /**
   * The games to play next; null when there are no more, or no more are wanted.
   *
   * @param pace how many games the asking thread plays in a second, as far as it knows; else 0
   */
  @Nullable Block take(double pace) throws InterruptedException;

  void done(Block block, List<GameRecord<P>> games);

  /** A thread has failed: nobody is to be kept waiting. */
  void fail();
}
