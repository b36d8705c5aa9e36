package plyground.core;

import java.util.ArrayList;
import java.util.List;

/** How a game's positions, moves and sides are written; what is printed can be read back. */
public interface Notation<P extends Position<P>> {
  /**
   * Reads a position.
   *
   * @throws InputException naming the character at fault and what was expected
   */
  P parse(String text);

  /** Writes a position so that {@link #parse} gives an equal one. */
  String format(P position);

  /**
   * Reads a legal move.
   *
   * @throws InputException if the text is no move, or one that is not legal here
   */
  int parseMove(P at, String text);

  /**
   * Reads legal moves one after another, separated by spaces.
   *
   * @throws InputException naming the number of the word at fault
   */
  default List<Integer> parseMoves(P at, String text) {
    var moves = new ArrayList<Integer>();
    P now = at;
    for (String word : text.isBlank() ? List.<String>of() : List.of(text.strip().split("\\s+"))) {
      try {
        moves.add(parseMove(now, word));
      } catch (InputException wrong) {
        throw wrong.at("move " + (moves.size() + 1));
      }
      now = now.play(moves.getLast());
    }
    return moves;
  }

  /** The move as one word without spaces. */
  String formatMove(P at, int move);

  /** The game's own word for a side, as positions write it. */
  String sideName(Side side);
}
