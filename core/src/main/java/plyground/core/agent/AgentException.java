package plyground.core.agent;

/** An agent failed to give a move: it crashed, fell silent or broke the protocol. */
public final class AgentException extends Exception {
  private final Fault fault;

  /** For a fault that shows in the answer itself. */
  public AgentException(Fault fault, String message) {
    super(message);
    this.fault = fault;
  }

  /** For a fault that another failure led to. */
  public AgentException(Fault fault, String message, Throwable cause) {
    super(message, cause);
    this.fault = fault;
  }

  /** What kind of failure it was. */
  public Fault fault() {
    return fault;
  }
}
