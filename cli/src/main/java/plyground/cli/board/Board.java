package plyground.cli.board;

/** Draws the positions of one game, lines ended by line feeds, at most 80 columns wide. */
@FunctionalInterface
public interface Board<P> {
  String draw(P position, Ink ink);

  /** The board after a move, with what changed marked. */
  default String drawMove(P before, int move, P after, Ink ink) {
    return draw(after, ink);
  }

  /** The same move once more, with all there is to see of it; for who asks. */
  default String drawClosely(P before, int move, P after, Ink ink) {
    return drawMove(before, move, after, ink);
  }
}
