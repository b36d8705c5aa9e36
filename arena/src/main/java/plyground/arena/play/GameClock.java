package plyground.arena.play;

import java.time.Duration;
import plyground.arena.plan.TimeControl;
import plyground.core.Side;
import plyground.core.search.Limit;
import plyground.core.search.Stop;

/** What is left of both players' budgets for a game. */
final class GameClock {
  /** A move gets this part of what is left: early moves matter, and there are many of them. */
  private static final int SHARE = 20;

  private static final Duration LEAST = Duration.ofMillis(1);

  /** Nobody is called late who needs so little more: clocks and threads are not finer than that. */
  private static final long UNHEARD_NANOS = 10_000_000;

  private final TimeControl control;
  private final Limit move;
  private final long[] nanos = new long[2];
  private final long[] nodes = new long[2];
  private final int[] late = new int[2];

  GameClock(TimeControl control, Stop stop) {
    this.control = control;
    move = control.limit().withStop(stop);
  }

  void reset() {
    for (int side = 0; side < 2; side++) {
      nanos[side] = control.gameTime() == null ? Long.MAX_VALUE : control.gameTime().toNanos();
      nodes[side] = control.gameNodes() == null ? Long.MAX_VALUE : control.gameNodes();
      late[side] = 0;
    }
  }

  private static int index(Side side) {
    return side == Side.FIRST ? 0 : 1;
  }

  /** What the next move may cost. */
  Limit limit(Side side) {
    if (!control.shared()) {
      return move;
    }
    var limit = move;
    if (control.gameTime() != null) {
      var share = Duration.ofNanos(Math.max(nanos[index(side)], 0) / SHARE);
      share = share.compareTo(LEAST) < 0 ? LEAST : share;
      limit = limit.withTime(share.compareTo(move.time()) < 0 ? share : move.time());
    }
    if (control.gameNodes() != null) {
      limit = limit.withNodes(Math.clamp(nodes[index(side)] / SHARE, 1, Math.max(1, move.nodes())));
    }
    return limit;
  }

  /** Counts a move that took longer than its player was told; it was waited for. */
  void note(Side side, Limit told, long time) {
    if (control.time() != null && time > told.time().toNanos() + UNHEARD_NANOS) {
      late[index(side)]++;
    }
  }

  /** How many moves of either side did. */
  int[] late() {
    return late.clone();
  }

  /** Takes what a move cost; false if the player has overstepped its time. */
  boolean charge(Side side, long time, long visited) {
    nanos[index(side)] -= time;
    nodes[index(side)] -= visited;
    return nanos[index(side)] >= 0;
  }
}
