package plyground.arena.standings;

import java.util.Arrays;
import plyground.arena.record.GameSummary;
import plyground.arena.stats.Pool;
import plyground.core.Side;

/** Puts the two games from one start together, one seating and the other. */
final class Pairs {
  /** Beside a result, -1 to 1: the other game has not come yet. */
  private static final byte MISSING = 2;

  private final int players;
  private final boolean paired;
  private final Pool pool;

  /** For two players the result of the game that came first, start by start. */
  private final byte[][] waiting;

  Pairs(int players, boolean paired) {
    this.players = players;
    this.paired = paired;
    pool = new Pool(players);
    waiting = new byte[players * players][0];
  }

  Pool pool() {
    return pool;
  }

  /** Takes a game; true if its pair is complete. */
  boolean add(GameSummary game) {
    int a = game.scheduled().first();
    int b = game.scheduled().second();
    if (!paired || a == b) {
      return false;
    }
    int result = game.outcome().resultFor(Side.FIRST);
    byte[] returned = at(b, a, game.scheduled().start());
    byte other = returned[game.scheduled().start()];
    if (other == MISSING) {
      at(a, b, game.scheduled().start())[game.scheduled().start()] = (byte) result;
      return false;
    }
    returned[game.scheduled().start()] = MISSING;
    pool.add(a, b, result, other);
    return true;
  }

  private byte[] at(int first, int second, int start) {
    int cell = first * players + second;
    byte[] now = waiting[cell];
    if (start >= now.length) {
      byte[] larger = Arrays.copyOf(now, Math.max(start + 1, 2 * now.length));
      Arrays.fill(larger, now.length, larger.length, MISSING);
      waiting[cell] = larger;
    }
    return waiting[cell];
  }
}
