package plyground.core;

/** An agent failed to give a move: it crashed, fell silent or broke the protocol. */
public final class AgentException extends Exception {
  public AgentException(String message) {
    super(message);
  }

  public AgentException(String message, Throwable cause) {
    super(message, cause);
  }
}
