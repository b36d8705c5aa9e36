package plyground.arena.play;

/** Games of a schedule that are played one after the other by one thread: from, until before to. */
public record GameRange(int from, int to) {
  /** How many games it is. */
  public int size() {
    return to - from;
  }
}
