package plyground.core.agent;

/** How an agent can lose a game off the board. */
public enum Fault {
  CRASH("crash"),
  TIME_OUT("time-out"),
  ILLEGAL_MOVE("illegal move"),
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
