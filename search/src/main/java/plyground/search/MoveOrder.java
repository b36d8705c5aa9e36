package plyground.search;

import java.util.Arrays;
import plyground.core.Side;

/**
 * Puts likely good moves first: the table's move, then the two moves that last cut off a sibling
 * (killers), then those that cut off most often anywhere (history).
 */
final class MoveOrder {
  private static final int MOVES = 1 << 16;
  private static final int TABLE_MOVE = Integer.MAX_VALUE;
  private static final int KILLER = Integer.MAX_VALUE - 1;
  private static final int MOST_HISTORY = 1 << 24;

  private int[] history = new int[0];
  private int[] killers = new int[128];
  private int[] scores = new int[0];

  MoveOrder() {
    forget();
  }

  /** Takes the memory, if that was not done before. */
  void allocate() {
    if (history.length == 0) {
      history = new int[2 * MOVES];
    }
  }

  void forget() {
    Arrays.fill(history, 0);
    Arrays.fill(killers, -1);
  }

  /** Rates the moves of a node; {@link #best} then brings them forward one by one. */
  void rate(int[] moves, int from, int end, Side side, int ply, int tableMove) {
    if (scores.length < moves.length) {
      scores = Arrays.copyOf(scores, moves.length);
    }
    if (killers.length < 2 * ply + 2) {
      int old = killers.length;
      killers = Arrays.copyOf(killers, 4 * ply + 4);
      Arrays.fill(killers, old, killers.length, -1);
    }
    int base = side.index() * MOVES;
    for (int i = from; i < end; i++) {
      int move = moves[i];
      scores[i] =
          move == tableMove
              ? TABLE_MOVE
              : move == killers[2 * ply] || move == killers[2 * ply + 1]
                  ? KILLER
                  : history[base + move];
    }
  }

  /**
   * Rates a move by what is known of it, but the table's and those that cut off last stay first.
   */
  void know(int at, int value) {
    if (scores[at] < KILLER) {
      scores[at] = value;
    }
  }

  /** Swaps the best of the moves left into place; equally good ones keep the game's order. */
  int best(int[] moves, int at, int end) {
    // Score and place in one number: a maximum needs no branch, and nobody can foretell this one.
    long first = Long.MIN_VALUE;
    for (int i = at; i < end; i++) {
      first = Math.max(first, (long) scores[i] << Integer.SIZE | Integer.MAX_VALUE - i);
    }
    int best = Integer.MAX_VALUE - (int) first;
    int move = moves[best];
    int score = scores[best];
    // Shifting rather than swapping keeps the rest in order.
    for (int i = best; i > at; i--) {
      moves[i] = moves[i - 1];
      scores[i] = scores[i - 1];
    }
    moves[at] = move;
    scores[at] = score;
    return move;
  }

  /**
   * Lets one of several threads begin elsewhere among moves that must all be searched; what it
   * meets that the others have done is in the table they share.
   *
   * @param share of all the moves that lie before its first one, from 0 to 1
   */
  void beginAt(double share, int[] moves, int from, int end) {
    int count = end - from;
    int first = (int) (share * count);
    int[] turned = new int[count];
    for (int i = 0; i < count; i++) {
      turned[i] = moves[from + (first + i) % count];
    }
    System.arraycopy(turned, 0, moves, from, count);
    Arrays.fill(scores, from, end, 0);
  }

  /** Remembers a move that made the rest of its node needless. */
  void cutBy(int move, Side side, int ply, int depth) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int at = side.index() * MOVES + move;
    history[at] += depth * depth;
    if (history[at] > MOST_HISTORY) {
      for (int i = 0; i < history.length; i++) {
        history[i] /= 2;
      }
    }
  }
}
