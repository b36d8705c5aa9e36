package plyground.games.othello;

import org.jspecify.annotations.Nullable;

/**
 * A node of an exact search whose later moves several threads share. What changes is touched only
 * under its {@link Team}'s lock.
 */
final class Split {
  /** The node: its stones and its window. */
  record Node(long own, long other, int empties, int low, int high) {}

  final Node node;

  /** The moves to share and what they turn over, the most promising first. */
  final int[] squares;

  final long[] flips;

  private final @Nullable Split above;
  private int best;
  private int choice;
  private int taken;
  private int valued;
  private int workers;

  /** Read without the lock too: who sees it late only works in vain. */
  private volatile boolean cut;

  /**
   * @param above the split its owner is at work in
   * @param best the value of the best move searched before
   * @param choice that move
   */
  Split(Node node, int[] squares, long[] flips, @Nullable Split above, int best, int choice) {
    this.node = node;
    this.squares = squares;
    this.flips = flips;
    this.above = above;
    this.best = best;
    this.choice = choice;
  }

  void enter() {
    workers++;
  }

  void leave() {
    workers--;
  }

  boolean busy() {
    return workers > 0;
  }

  boolean hasMoves() {
    return taken < squares.length && !cut;
  }

  int take() {
    return taken++;
  }

  void value(int square, int value) {
    valued++;
    if (value > best) {
      best = value;
      choice = square;
      cut = best >= node.high;
    }
  }

  /** Whether the value is known: it is cut off, or no move is missing. */
  boolean settled() {
    return cut || valued == squares.length;
  }

  int best() {
    return best;
  }

  /** What a move must beat. */
  int low() {
    return Math.max(node.low, best);
  }

  int choice() {
    return choice;
  }

  /** Whether nobody needs the value of any more moves here. */
  boolean needless() {
    for (var each = this; each != null; each = each.above) {
      if (each.cut) {
        return true;
      }
    }
    return false;
  }

  /** Whether this is inside another; null is outside of all. */
  boolean isUnder(@Nullable Split that) {
    var each = this;
    while (each != null && each != that) {
      each = each.above;
    }
    return each == that;
  }
}
