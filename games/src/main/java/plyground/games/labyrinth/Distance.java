package plyground.games.labyrinth;

import java.util.List;

/** How far two squares are apart, walls disregarded. */
public final class Distance {
  /** Rows and columns between. */
  public static final Distance MANHATTAN = new Distance("manhattan", false);

  /** The same on a board that wraps. */
  public static final Distance CIRCULAR = new Distance("circular", true);

  /** No two squares are farther apart. */
  static final int FARTHEST = 12;

  private final String word;
  private final byte[] between = new byte[Square.COUNT * Square.COUNT];

  /** For each square and distance the squares that near. */
  private final long[] within = new long[Square.COUNT * (FARTHEST + 1)];

  private Distance(String word, boolean wraps) {
    this.word = word;
    for (int from = 0; from < Square.COUNT; from++) {
      for (int to = 0; to < Square.COUNT; to++) {
        int distance =
            axis(Square.row(from), Square.row(to), wraps)
                + axis(Square.column(from), Square.column(to), wraps);
        between[from * Square.COUNT + to] = (byte) distance;
        for (int d = distance; d <= FARTHEST; d++) {
          within[to * (FARTHEST + 1) + d] |= Square.bit(from);
        }
      }
    }
  }

  private static int axis(int one, int other, boolean wraps) {
    int apart = Math.abs(one - other);
    return wraps ? Math.min(apart, Square.SIZE - apart) : apart;
  }

  public int between(int from, int to) {
    return between[from * Square.COUNT + to];
  }

  /** The least distance from a square of the set, which is not empty. */
  int nearest(long squares, int to) {
    int at = to * (FARTHEST + 1);
    int distance = 0;
    while ((squares & within[at + distance]) == 0) {
      distance++;
    }
    return distance;
  }

  /** The squares no farther from one than that. */
  long within(int to, int distance) {
    return within[to * (FARTHEST + 1) + distance];
  }

  String word() {
    return word;
  }

  /** The one of that word. */
  static Distance of(String word) {
    return word.equals(CIRCULAR.word) ? CIRCULAR : MANHATTAN;
  }

  static List<String> words() {
    return List.of(MANHATTAN.word, CIRCULAR.word);
  }
}
