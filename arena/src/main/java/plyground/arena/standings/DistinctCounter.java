package plyground.arena.standings;

/**
 * Counts different games by their prints. Exact up to some millions of games, after which memory is
 * worth more than the exact number.
 */
public final class DistinctCounter {
  private static final int MOST = 1 << 22;

  private long[] slots = new long[1 << 4];
  private int count;
  private boolean full;

  /** Takes a print; whether it was not there before. When full nothing counts as new any more. */
  public boolean add(long print) {
    if (full || !insert(slots, print == 0 ? 1 : print)) {
      return false;
    }
    count++;
    if (2 * count > slots.length) {
      grow();
    }
    return true;
  }

  private static boolean insert(long[] into, long print) {
    int at = (int) print & (into.length - 1);
    while (into[at] != 0) {
      if (into[at] == print) {
        return false;
      }
      at = (at + 1) & (into.length - 1);
    }
    into[at] = print;
    return true;
  }

  private void grow() {
    if (count >= MOST) {
      full = true;
      return;
    }
    long[] larger = new long[2 * slots.length];
    for (long print : slots) {
      if (print != 0) {
        insert(larger, print);
      }
    }
    slots = larger;
  }

  /** How many different numbers there were. */
  public int count() {
    return count;
  }

  /** Whether counting went on to the end; if not there are more. */
  public boolean exact() {
    return !full;
  }
}
