package plyground.arena;

/** Games of a schedule that are played one after the other by one thread: from, until before to. */
public record Block(int from, int to) {
  public int size() {
    return to - from;
  }
}
