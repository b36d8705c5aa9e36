package plyground.arena.play;

import java.util.Arrays;
import plyground.arena.record.GameRecord;
import plyground.core.Position;

/** The moves of the game in progress and what they cost; used again for the next game. */
final class ScoreSheet {
  private int[] moves = new int[256];
  private long[] nanos = new long[256];
  private long[] nodes = new long[256];
  private int count;

  void clear() {
    count = 0;
  }

  int count() {
    return count;
  }

  void add(int move) {
    if (count == moves.length) {
      moves = Arrays.copyOf(moves, 2 * count);
      nanos = Arrays.copyOf(nanos, 2 * count);
      nodes = Arrays.copyOf(nodes, 2 * count);
    }
    moves[count++] = move;
  }

  void add(int move, long time, long visited) {
    add(move);
    nanos[count - 1] = time;
    nodes[count - 1] = visited;
  }

  void takeBack(int plies) {
    count = Math.max(0, count - plies);
  }

  /** The position after all moves noted. */
  <P extends Position<P>> P replay(P start) {
    P position = start;
    for (int i = 0; i < count; i++) {
      position = position.play(moves[i]);
    }
    return position;
  }

  int[] moves() {
    return Arrays.copyOf(moves, count);
  }

  GameRecord.Costs costs() {
    return new GameRecord.Costs(Arrays.copyOf(nanos, count), Arrays.copyOf(nodes, count));
  }
}
