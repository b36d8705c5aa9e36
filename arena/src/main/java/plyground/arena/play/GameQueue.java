package plyground.arena.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameRecord;
import plyground.core.Position;

/** Gives out the games to be played and takes the results; asked by all threads at once. */
public interface GameQueue<P extends Position<P>> {
  /**
   * The games to play next; null when there are no more, or no more are wanted.
   *
   * @param pace how many games the asking thread plays in a second, as far as it knows; else 0
   */
  @Nullable GameRange take(double pace) throws InterruptedException;

  void done(GameRange block, List<GameRecord<P>> games);

  /** A thread has failed: nobody is to be kept waiting. */
  void fail();
}
