package plyground.core.agent;

/** How an agent can lose a game off the board. */
public enum Fault {
  /** It ended, or threw, instead of answering. */
  CRASH("crash"),
  /** It did not answer in time. */
  TIME_OUT("time-out"),
  /** It answered with a move that the rules do not allow here. */
  ILLEGAL_MOVE("illegal move"),
  /** What it said was no answer at all. */
  PROTOCOL("protocol error");

  private final String text;

  Fault(String text) {
    this.text = text;
  }

  /** The name as reports and records write it. */
  @Override
  public String toString() {
    return text;
  }
}
