package plyground.arena.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameSummary;

/**
 * The games of a run: leased to whoever plays them, in ranges, and delivered when they are played.
 * Asked by all threads at once.
 *
 * @param <G> what a played game is delivered as
 */
public interface GameQueue<G extends GameSummary> {
  /**
   * Leases the games to play next; null when there are no more, or no more are wanted.
   *
   * @param pace how many games the asking thread plays in a second, as far as it knows; else 0
   */
  @Nullable GameRange lease(double pace) throws InterruptedException;

  /** Takes the games of a leased range, or the first of them: the rest is then leased again. */
  void deliver(GameRange range, List<G> games);

  /** Whether a range that takes long may be delivered in parts. */
  default boolean takesParts() {
    return false;
  }

  /** Leases nothing more, and keeps nobody waiting. */
  void stop();
}
