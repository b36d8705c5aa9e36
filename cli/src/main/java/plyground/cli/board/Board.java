package plyground.cli.board;

import java.util.Optional;
import plyground.core.Side;

/** Draws the positions of one game, lines ended by line feeds, at most 80 columns wide. */
@FunctionalInterface
public interface Board<P> {
  String draw(P position, Ansi ink);

  /** The board after a move, with what changed marked. */
  default String drawMove(P before, int move, P after, Ansi ink) {
    return draw(after, ink);
  }

  /** Something of a side, in that side's colour. */
  default String paint(Side side, String text, Ansi ink) {
    return side == Side.FIRST ? ink.first(text) : ink.second(text);
  }

  /** The position as an SVG document, where the game has such a picture. */
  default Optional<String> svg(P position) {
    return Optional.empty();
  }

  /** A line or two for people about how moves are typed; empty where the list of moves says it. */
  default String advice() {
    return "";
  }

  /** What somebody has in mind who typed the first half of a move; for most games nobody can. */
  default Optional<HalfMove> half(P position, String typed, Ansi ink) {
    return Optional.empty();
  }

  /** The same move once more, with all there is to see of it; for who asks. */
  default String drawClosely(P before, int move, P after, Ansi ink) {
    return drawMove(before, move, after, ink);
  }
}
