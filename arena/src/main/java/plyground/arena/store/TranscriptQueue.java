package plyground.arena.store;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.play.GameRange;
import plyground.arena.record.Transcript;

/** Gives out the games of a run and keeps what was played; asked by all threads at once. */
public interface TranscriptQueue {
  /**
   * The games to play next; null when there are no more, or no more are wanted.
   *
   * @param pace how many games the asking thread plays in a second, as far as it knows; else 0
   */
  @Nullable GameRange take(double pace) throws InterruptedException;

  /** Keeps the games of a block, or the first of them: the rest is then given out again. */
  void keep(GameRange block, List<Transcript> games);

  /** Gives out nothing more. */
  void stop();
}
