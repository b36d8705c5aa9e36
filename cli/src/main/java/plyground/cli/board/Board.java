package plyground.cli.board;

/** Draws the positions of one game, lines ended by line feeds, at most 80 columns wide. */
@FunctionalInterface
public interface Board<P> {
  String draw(P position, Ink ink);

  /** The board after a move, with what changed marked. */
  default String drawMove(P before, int move, P after, Ink ink) {
    return draw(after, ink);
  }
}
