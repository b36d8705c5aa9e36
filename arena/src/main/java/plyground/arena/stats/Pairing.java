package plyground.arena.stats;

import plyground.arena.GameRecord;
import plyground.core.Side;

/**
 * Puts the games of a match together to pairs, as they come in schedule order, and scores each for
 * player 0. A last game without its partner stays out.
 */
public final class Pairing {
  private final PairCounts pairs = PairCounts.none();
  private int waiting;
  private boolean open;

  /** Takes the next game; true if it completed a pair. */
  public boolean add(GameRecord<?> game) {
    var seat = game.fixture().first() == 0 ? Side.FIRST : Side.SECOND;
    int halfPoints = 1 + game.outcome().resultFor(seat);
    if (!open) {
      waiting = halfPoints;
      open = true;
      return false;
    }
    pairs.add(waiting + halfPoints);
    open = false;
    return true;
  }

  public PairCounts pairs() {
    return pairs;
  }
}
