package plyground.arena.play;

import java.util.Arrays;
import plyground.arena.record.GameRecord;

/** The moves of the game on the board and what they cost; used again for the next game. */
final class ScoreSheet {
  private int[] moves = new int[256];
  private long[] nanos = new long[256];
  private long[] nodes = new long[256];
  private int count;

  void clear() {
    count = 0;
  }

  /** Notes how long the move that comes next took. */
  void cost(long time) {
    reserve();
    nanos[count] = time;
  }

  /** Notes how many positions were visited for it. */
  void visited(long positions) {
    reserve();
    nodes[count] = positions;
  }

  void add(int move) {
    reserve();
    moves[count++] = move;
  }

  long lastNanos() {
    return nanos[count];
  }

  long lastNodes() {
    return nodes[count];
  }

  int[] moves() {
    return Arrays.copyOf(moves, count);
  }

  GameRecord.Costs costs() {
    return new GameRecord.Costs(Arrays.copyOf(nanos, count), Arrays.copyOf(nodes, count));
  }

  private void reserve() {
    if (count == moves.length) {
      moves = Arrays.copyOf(moves, 2 * count);
      nanos = Arrays.copyOf(nanos, 2 * count);
      nodes = Arrays.copyOf(nodes, 2 * count);
    }
  }
}
