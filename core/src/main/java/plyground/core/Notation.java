package plyground.core;

/** How a game's positions, moves and sides are written; what is printed can be read back. */
public interface Notation<P extends Position<P>> {
  /**
   * @throws InputException naming the character at fault and what was expected
   */
  P parse(String text);

  String format(P position);

  /**
   * Reads a legal move.
   *
   * @throws InputException if the text is no move, or one that is not legal here
   */
  int parseMove(P at, String text);

  /** The move as one word without spaces. */
  String formatMove(P at, int move);

  /** The game's own word for a side, as positions write it. */
  String sideName(Side side);
}
