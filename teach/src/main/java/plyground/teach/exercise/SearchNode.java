package plyground.teach.exercise;

import org.jspecify.annotations.Nullable;

/**
 * A node of a search that is done. Values and windows are its side to move's.
 *
 * @param number as it was visited, the root 0
 * @param parent -1 at the root
 * @param word the move to it as programs write it, empty at the root
 * @param said the same as players write it
 * @param turned whether the root's opponent is to move
 * @param cut how it was cut; null if all of its moves were tried
 * @param back what the parent made of it; null at the root
 */
public record SearchNode(
    int number,
    int parent,
    int ply,
    String word,
    String said,
    boolean turned,
    boolean leaf,
    int value,
    int alpha,
    int beta,
    @Nullable Cut cut,
    @Nullable Return back) {

  /** The moves left out when the best value reached beta. */
  public record Cut(int best, int beta, int skipped) {}

  /** The value as the parent sees it, and its best before and after; null before the first. */
  public record Return(int value, @Nullable Integer before, int best) {}

  /** What it is called on paper: A to Z, AA, AB and so on. */
  public String name() {
    String last = String.valueOf((char) ('A' + number % 26));
    return number < 26 ? last : (char) ('A' + number / 26 - 1) + last;
  }

  /** The value as the root's player sees it. */
  public int worth() {
    return turned ? -value : value;
  }
}
