package plyground.agents;

import plyground.core.InputException;

/** A person was named where nobody sits at the board. */
public final class NobodyToAskException extends InputException {
  NobodyToAskException(String agent) {
    super("agent '" + agent + "': there is nobody at the board to ask");
  }
}
