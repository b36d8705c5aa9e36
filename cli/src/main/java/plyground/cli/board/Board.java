package plyground.cli.board;

/** Draws the positions of one game, lines ended by line feeds, at most 80 columns wide. */
@FunctionalInterface
public interface Board<P> {
  String draw(P position, Ink ink);
}
