package plyground.agents.book;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.BooleanSupplier;
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
  private final Iterator<Map.Entry<P, SolvedBook.Entry>> left;
  private final Map<P, Bounds> bounds = new HashMap<>();

  /**
   * What a book says of the positions behind it; found out when it is first asked for.
   *
   * @param book what is added to it later is not seen
   * @throws IllegalArgumentException if its values are not proved
   */
  public Frontier(SolvedBook<P> book) {
    if (!book.proved()) {
      throw new IllegalArgumentException("only what is proved bounds anything");
    }
    this.book = book;
    left = book.written().entrySet().iterator();
  }

  /**
   * Looks behind all positions of the book, which takes some tenths of a second; goes on where it
   * was stopped before.
   *
   * @return whether nothing is left to do
   */
  public synchronized boolean complete(BooleanSupplier stopped) {
    while (left.hasNext()) {
      if (stopped.getAsBoolean()) {
        return false;
      }
      var next = left.next();
      lookBehind(next.getKey(), next.getValue());
      if (!left.hasNext()) {
        bounds.keySet().removeIf(position -> book.find(position) != null);
      }
    }
    return true;
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
  public synchronized Bounds of(P position) {
    complete(() -> false);
    return bounds.getOrDefault(book.kind(position), Bounds.NONE);
  }
}
