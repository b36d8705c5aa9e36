package plyground.agents.protocol;

/** An agent that starts programs or loads code that is not ours. */
public interface External {
  /** What protects this machine from it, in words. */
  String protection();

  /** The end of what it wrote to standard error; empty if there is nothing. */
  default String errors() {
    return "";
  }

  /**
   * Ends at once what it has started, without the moment that closing gives it to end by itself; it
   * has to be closed all the same.
   */
  default void kill() {}
}
