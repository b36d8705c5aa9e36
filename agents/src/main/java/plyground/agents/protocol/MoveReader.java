package plyground.agents.protocol;

import plyground.agents.sandbox.ChildProcess;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;

/** Reads moves that programs wrote and quotes what they wrote instead. */
final class MoveReader {
  private static final int SHOWN = 80;

  private MoveReader() {}

  /** A text in one short line. */
  static String brief(String text) {
    String line = text.strip().replaceAll("\\p{Cntrl}", " ");
    return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
  }

  /** A legal move, or the end of the program that wrote something else. */
  static <P extends Position<P>> int move(Game<P> game, P at, String word, ChildProcess from)
      throws AgentException {
    try {
      return game.parseMove(at, word.strip());
    } catch (InputException wrong) {
      throw from.fault(Fault.ILLEGAL_MOVE, "played '" + brief(word) + "': " + wrong.message());
    }
  }
}
