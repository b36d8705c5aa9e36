package plyground.core.agent;

/** An agent failed to give a move: it crashed, fell silent or broke the protocol. */
public final class AgentException extends Exception {
  private final Fault fault;

  public AgentException(Fault fault, String message) {
    super(message);
    this.fault = fault;
  }

  public AgentException(Fault fault, String message, Throwable cause) {
    super(message, cause);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
