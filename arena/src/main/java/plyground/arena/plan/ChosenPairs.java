package plyground.arena.plan;

import java.util.Arrays;
import java.util.List;

/**
 * The pairs of a run that says round by round who plays. Every round has starts of its own, since
 * who chose it knows what came of the earlier ones; in a round all pairings have the same. Read by
 * all threads at once.
 */
final class ChosenPairs {
  /** So many pairs a pairing are needed before anything can be said of it. */
  private static final int FIRST = 5;

  /** Rounds are long enough to keep all threads at work, and a part of what was played. */
  private static final int FEWEST = 8;

  private static final int SHARE = 20;
  private static final int NUMBERS = 3;

  private final int most;
  private int[] pairs = new int[NUMBERS * 64];
  private int size;
  private int starts;

  record Pair(int a, int b, int start) {}

  /**
   * @param most pairs there may be
   */
  ChosenPairs(int most) {
    this.most = most;
  }

  synchronized int size() {
    return size;
  }

  synchronized Pair get(int number) {
    if (number >= size) {
      throw new IndexOutOfBoundsException(number);
    }
    int at = NUMBERS * number;
    return new Pair(pairs[at], pairs[at + 1], pairs[at + 2]);
  }

  /** Where in the schedule the game of that number of a seating is. */
  synchronized int index(int first, int second, int number) {
    int found = 0;
    for (int i = 0; i < size; i++) {
      var pair = get(i);
      boolean there = pair.a() == first && pair.b() == second;
      boolean back = pair.b() == first && pair.a() == second;
      if ((there || back) && found++ == number) {
        return 2 * i + (there ? 0 : 1);
      }
    }
    throw new IndexOutOfBoundsException(number);
  }

  void addFirst(int players) {
    for (int round = 0; round < FIRST; round++) {
      for (int a = 0; a < players; a++) {
        for (int b = a + 1; b < players; b++) {
          add(a, b);
        }
      }
      starts++;
    }
  }

  /** False if there is no room for another pair. */
  synchronized boolean addRound(List<Seating> pairings) {
    if (size >= most || pairings.isEmpty()) {
      return false;
    }
    int wanted = Math.max(Math.max(FEWEST, pairings.size()), size / SHARE);
    int each = Math.ceilDiv(wanted, pairings.size());
    for (int round = 0; round < each; round++) {
      pairings.forEach(pairing -> add(pairing.a(), pairing.b()));
      starts++;
    }
    return true;
  }

  private synchronized void add(int a, int b) {
    if (size >= most) {
      return;
    }
    int at = NUMBERS * size++;
    if (at == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * at);
    }
    pairs[at] = a;
    pairs[at + 1] = b;
    pairs[at + 2] = starts;
  }
}
