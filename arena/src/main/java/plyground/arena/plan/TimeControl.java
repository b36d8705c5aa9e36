package plyground.arena.plan;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import plyground.core.search.Limit;

/**
 * What a player may spend; each part may be left open (null).
 *
 * @param depth plies to look ahead, where the player has no depth of its own
 * @param nodes positions to visit for a move
 * @param time to think about a move, which players are told
 * @param timeout after which a move that has not come loses the game
 * @param gameTime for all moves of a player in a game; who needs more loses
 * @param gameNodes positions to visit in all moves of a game
 */
public record TimeControl(
    @Nullable Integer depth,
    @Nullable Long nodes,
    @Nullable Duration time,
    @Nullable Duration timeout,
    @Nullable Duration gameTime,
    @Nullable Long gameNodes) {
  public static final TimeControl NONE = new TimeControl(null, null, null, null, null, null);

  /** What a player who was told a time may need beyond twice of it, on a busy machine. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  /** The limit of a single move. */
  public Limit limit() {
    var limit = Limit.NONE;
    limit = depth == null ? limit : limit.withDepth(depth);
    limit = nodes == null ? limit : limit.withNodes(nodes);
    return time == null ? limit : limit.withTime(time);
  }

  /** When a silent player is given up; null where it is waited for for ever. */
  public @Nullable Duration patience() {
    if (timeout != null) {
      return timeout;
    }
    if (time != null) {
      return time.multipliedBy(2).plus(GRACE);
    }
    return gameTime == null ? null : gameTime.plus(GRACE);
  }

  /** Whether a player's moves share a budget. */
  public boolean shared() {
    return gameTime != null || gameNodes != null;
  }
}
