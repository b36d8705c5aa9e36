package plyground.core.law;

import java.util.Arrays;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Symmetry;

/** Turns and mirrors that a game says it is blind to. */
final class SymmetryLaws<P extends Position<P>> {
  private final Game<P> game;
  private final LawBook<P> book;
  private int asked;

  SymmetryLaws(Game<P> game, LawBook<P> book) {
    this.game = game;
    this.book = book;
  }

  /** One of them a position, by turns: there may be many, and there are many positions. */
  void check(P position) {
    book.asking(position, "symmetries()");
    var all = game.symmetries();
    if (!all.isEmpty()) {
      int which = asked++ % all.size();
      String name = "symmetry " + (which + 1);
      check(position, all.get(which), name);
      book.require(
          leastKey(all.get(which).position(position)) == leastKey(position),
          Law.SYMMETRY,
          null,
          name + " and another one are not a third of the game's: no group");
    }
  }

  private void check(P position, Symmetry<P> symmetry, String which) {
    book.ask(which);
    P image = symmetry.position(position);
    boolean sameSide = image.toMove() == position.toMove();
    book.require(sameSide, Law.SYMMETRY, null, which + " changes the side to move");
    int[] moves = LegalMoves.of(game, position);
    int[] images = Arrays.stream(moves).map(symmetry::move).sorted().toArray();
    int[] legal = Arrays.stream(LegalMoves.of(game, image)).sorted().toArray();
    if (!Arrays.equals(images, legal)) {
      book.breach(Law.SYMMETRY, null, which + " gives '" + game.format(image) + "' other moves");
      return;
    }
    for (int move : moves) {
      book.require(
          symmetry.position(position.play(move)).equals(image.play(symmetry.move(move))),
          Law.SYMMETRY,
          move,
          which + " of the position after the move is not the image after its image");
    }
    boolean alike = moves.length > 0 || image.outcome().equals(position.outcome());
    book.require(alike, Law.SYMMETRY, null, which + " changes the outcome");
  }

  private long leastKey(P position) {
    long least = position.key();
    for (var symmetry : game.symmetries()) {
      least = Math.min(least, symmetry.position(position).key());
    }
    return least;
  }
}
