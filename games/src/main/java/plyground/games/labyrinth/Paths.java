package plyground.games.labyrinth;

/** Ways through a maze: all at once, or in the order in which a breadth-first search meets them. */
public final class Paths {
  /** The squares of the last search, in the order they were met. */
  private final byte[] met = new byte[Square.COUNT];

  private int count;

  /**
   * All squares connected to those of a set.
   *
   * @param below squares joined to the one below
   * @param beside squares joined to the one on their right
   */
  static long flood(long below, long beside, long from) {
    long above = below << Square.SIZE;
    long before = beside << 1;
    long reached = from;
    while (true) {
      long wider = step(reached, below, above, beside, before);
      wider = step(wider, below, above, beside, before);
      if (wider == reached) {
        return reached;
      }
      reached = wider;
    }
  }

  private static long step(long reached, long below, long above, long beside, long before) {
    // In pairs, so that a processor can do them side by side.
    long vertical = (reached << Square.SIZE & above) | (reached >>> Square.SIZE & below);
    long horizontal = (reached << 1 & before) | (reached >>> 1 & beside);
    return reached | (vertical | horizontal);
  }

  /** Breadth first, neighbours in the order up, down, left, right. */
  public void search(Maze maze, int from) {
    long below = maze.below();
    long beside = maze.beside();
    long seen = Square.bit(from);
    met[0] = (byte) from;
    count = 1;
    for (int next = 0; next < count; next++) {
      int square = met[next];
      long at = Square.bit(square);
      seen = meet(seen, at >>> Square.SIZE & below);
      seen = meet(seen, (at & below) << Square.SIZE);
      seen = meet(seen, at >>> 1 & beside);
      seen = meet(seen, (at & beside) << 1);
    }
  }

  private long meet(long seen, long neighbour) {
    if ((neighbour & ~seen) != 0) {
      met[count++] = (byte) Long.numberOfTrailingZeros(neighbour);
    }
    return seen | neighbour;
  }

  /** The square of a set that was met last; the set holds at least one that was met. */
  int last(long squares) {
    int i = count - 1;
    while (!Square.contains(squares, met[i])) {
      i--;
    }
    return met[i];
  }

  public int count() {
    return count;
  }

  /** The n-th square met, from 0. */
  public int met(int n) {
    return met[n];
  }
}
