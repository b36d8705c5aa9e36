package plyground.games.war;

/**
 * Where threads are at work, so that others do something else first. It is only advice: a mark that
 * is lost or seen too late costs time and nothing else, so no lock is needed.
 */
final class PositionsTaken {
  private static final int BITS = 10;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final long[] marks = new long[1 << BITS];

  /** What stands for a position here. */
  static long mark(long own, long other) {
    return ((own * MIX) ^ Long.rotateLeft(other, 32)) * MIX;
  }

  private static int place(long mark) {
    return (int) (mark >>> (Long.SIZE - BITS));
  }

  boolean has(long mark) {
    return marks[place(mark)] == mark;
  }

  void add(long mark) {
    marks[place(mark)] = mark;
  }

  void remove(long mark) {
    marks[place(mark)] = 0;
  }
}
