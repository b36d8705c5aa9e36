package plyground.core.kit;

/** Sets of at most 64 cells as the bits of a long, for positions that are searched a lot. */
public final class CellBits {
  private CellBits() {}

  /**
   * Lists the cells of a set as moves, lowest first.
   *
   * @param first the number of the cell that the lowest bit stands for
   * @return the index after the last move, as {@link plyground.core.Position#moves} returns it
   */
  public static int list(long cells, int first, int[] into, int from) {
    int end = from;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      into[end++] = first + Long.numberOfTrailingZeros(rest);
    }
    return end;
  }

  /** For every set of some cells, at most 16, whether it holds all cells of one of these lines. */
  public static boolean[] holdsLine(int cells, long[] lines) {
    boolean[] holds = new boolean[1 << cells];
    for (int set = 0; set < holds.length; set++) {
      for (long line : lines) {
        holds[set] |= (set & line) == line;
      }
    }
    return holds;
  }
}
