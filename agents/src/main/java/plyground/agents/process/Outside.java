package plyground.agents.process;

/** An agent that starts programs or loads code that is not ours. */
public interface Outside {
  /** What protects this machine from it, in words. */
  String protection();
}
