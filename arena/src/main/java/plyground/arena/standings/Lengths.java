package plyground.arena.standings;

import java.util.Arrays;

/** How many games had how many moves. */
public final class Lengths {
  private long[] counts = new long[64];

  void add(int length) {
    if (length >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(length + 1, 2 * counts.length));
    }
    counts[length]++;
  }

  /** The number of games of that length. */
  public long count(int length) {
    return length < counts.length ? counts[length] : 0;
  }

  /** The greatest length there is; -1 without games. */
  public int longest() {
    int length = counts.length - 1;
    while (length >= 0 && counts[length] == 0) {
      length--;
    }
    return length;
  }

  /** The least length there is. */
  public int shortest() {
    int length = 0;
    while (length < counts.length && counts[length] == 0) {
      length++;
    }
    return length;
  }
}
