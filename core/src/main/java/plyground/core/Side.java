package plyground.core;

/** One of the two seats at the board; {@link #FIRST} makes the first move of a game. */
public enum Side {
  FIRST,
  SECOND;

  /** The opponent. */
  public Side other() {
    return this == FIRST ? SECOND : FIRST;
  }

  /** 0 for the first, 1 for the second: a place in an array. */
  public int index() {
    return this == FIRST ? 0 : 1;
  }

  /** Turns a score in the first player's view into one in this side's, and back. */
  public int sign() {
    return this == FIRST ? 1 : -1;
  }
}
