package plyground.agents.plugin;

/** A method of a plugin went round so often that it would never have come back. */
public final class EndlessLoopException extends RuntimeException {
  EndlessLoopException(String message) {
    super(message);
  }
}
