package plyground.agents.book;

import java.util.HashMap;
import java.util.Map;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.search.Bounds;

/**
 * What a book of proved values says of the positions one move behind it. No move is worth more than
 * the position it is made in, and the best one is worth just as much: so all of them have a bound,
 * and those after best moves have their values; what is left to find there is a move.
 */
public final class Frontier<P extends Position<P>> {
  private final SolvedBook<P> book;
  private final Map<P, Bounds> bounds = new HashMap<>();

  /**
   * What a book says of the positions behind it.
   *
   * @param book what is added to it later is not seen
   * @throws IllegalArgumentException if its values are not proved
   */
  public Frontier(SolvedBook<P> book) {
    if (!book.proved()) {
      throw new IllegalArgumentException("only what is proved bounds anything");
    }
    this.book = book;
    book.forEach(this::lookBehind);
    bounds.keySet().removeIf(position -> book.find(position) != null);
  }

  private void lookBehind(P position, SolvedBook.Entry entry) {
    for (int move : LegalMoves.of(book.game(), position)) {
      var next = position.play(move);
      bounds.merge(book.kind(next), after(position, next, entry, move), Bounds::and);
    }
  }

  private Bounds after(P position, P next, SolvedBook.Entry entry, int move) {
    boolean goesOn = next.toMove() == position.toMove();
    int value = goesOn ? entry.value() : -entry.value();
    if (move == entry.move()) {
      return Bounds.exactly(value);
    }
    return goesOn ? Bounds.atMost(value) : Bounds.atLeast(value);
  }

  /** What is known of a position's value: nothing, unless it is one move behind the book. */
  public Bounds of(P position) {
    return bounds.getOrDefault(book.kind(position), Bounds.NONE);
  }
}
