package plyground.games.othello;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The moves of a node on the way down. */
final class MovePicker {
  final int[] squares = new int[60];
  final long[] flips = new long[60];
  final int[] scores = new int[60];
  int count;

  void add(int square, long flip, int score) {
    squares[count] = square;
    flips[count] = flip;
    scores[count++] = score;
  }

  /** Brings the best of the moves from this index on to the index. */
  void pick(int from) {
    int best = from;
    for (int i = from + 1; i < count; i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    if (best != from) {
      swap(from, best);
    }
  }

  /** The moves from this index on, for several threads. */
  Split split(Split.Node node, int from, @Nullable Split within, int best, int choice) {
    for (int i = from; i < count; i++) {
      pick(i);
    }
    return new Split(
        node,
        Arrays.copyOfRange(squares, from, count),
        Arrays.copyOfRange(flips, from, count),
        within,
        best,
        choice);
  }

  private void swap(int i, int j) {
    int square = squares[i];
    squares[i] = squares[j];
    squares[j] = square;
    long flip = flips[i];
    flips[i] = flips[j];
    flips[j] = flip;
    int score = scores[i];
    scores[i] = scores[j];
    scores[j] = score;
  }
}
