package plyground.agents.process;

import plyground.core.AgentException;
import plyground.core.Fault;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;

/** Reads moves that programs wrote and quotes what they wrote instead. */
final class Words {
  private static final int SHOWN = 80;

  private Words() {}

  /** A text in one short line. */
  static String brief(String text) {
    String line = text.strip().replaceAll("\\p{Cntrl}", " ");
    return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
  }

  /** A legal move, or the end of the program that wrote something else. */
  static <P extends Position<P>> int move(Game<P> game, P at, String word, Child from)
      throws AgentException {
    try {
      return game.parseMove(at, word.strip());
    } catch (InputException wrong) {
      throw from.fault(Fault.ILLEGAL_MOVE, "played '" + brief(word) + "': " + wrong.message());
    }
  }
}
