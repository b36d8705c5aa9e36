package plyground.agents.book;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;

/**
 * Positions of one game with their values, proved or what a search thought of them, one for all
 * that are images of each other. Values are the side to move's.
 */
public final class SolvedBook<P extends Position<P>> {
  /**
   * What is known of a position.
   *
   * @param move a best move of the position as it is written
   */
  public record Entry(int value, int move) {}

  /** A position as it is written in the book, and how to read its moves in the one asked about. */
  private record Image<P>(String text, P position) {}

  private final Game<P> game;
  private final boolean proved;
  private final Map<String, Entry> entries = new HashMap<>();

  /** An empty book of proved values. */
  public SolvedBook(Game<P> game) {
    this(game, true);
  }

  /**
   * An empty book, of proved values or of others.
   *
   * @param proved whether values are proved
   */
  public SolvedBook(Game<P> game, boolean proved) {
    this.game = game;
    this.proved = proved;
  }

  Game<P> game() {
    return game;
  }

  /** Whether its values are proved. */
  public boolean proved() {
    return proved;
  }

  /** How many positions it holds. */
  public int size() {
    return entries.size();
  }

  /** The entries by the text of their positions. */
  public Map<String, Entry> entries() {
    return Map.copyOf(entries);
  }

  /** The text all images of a position share. */
  public String key(P position) {
    return image(position).text;
  }

  private Image<P> image(P position) {
    var least = new Image<>(game.format(position), position);
    for (var symmetry : game.symmetries()) {
      var image = symmetry.position(position);
      String text = game.format(image);
      if (text.compareTo(least.text) < 0) {
        least = new Image<>(text, image);
      }
    }
    return least;
  }

  /** Adds what is known of the position that has this very text. */
  public void put(String key, Entry entry) {
    entries.put(key, entry);
  }

  /** Adds a position, whatever image of it this is. */
  public void put(P position, int value, int move) {
    var image = image(position);
    String wanted = key(position.play(move));
    for (int each : LegalMoves.of(game, image.position)) {
      if (key(image.position.play(each)).equals(wanted)) {
        entries.put(image.text, new Entry(value, each));
        return;
      }
    }
    throw new IllegalArgumentException("no legal move");
  }

  /** What is known of a position or an image of it; null if nothing is. */
  public @Nullable Entry find(P position) {
    return entries.get(key(position));
  }

  /**
   * A best move, the value, and the values of the moves whose positions are in the book or at the
   * end of the game.
   */
  public Optional<Result> answer(P position) {
    var image = image(position);
    var entry = entries.get(image.text);
    if (entry == null || position.over()) {
      return Optional.empty();
    }
    String wanted = key(image.position.play(entry.move));
    int choice = -1;
    var values = new ArrayList<MoveValue>();
    for (int move : LegalMoves.of(game, position)) {
      var next = position.play(move);
      boolean best = key(next).equals(wanted);
      if (best && choice < 0) {
        choice = move;
      }
      var value = best ? (Integer) entry.value : valueAfter(position, next);
      if (value != null) {
        values.add(new MoveValue(move, value));
      }
    }
    return Optional.of(new Result(choice, (double) entry.value, List.copyOf(values), 0, 1, proved));
  }

  /** What a move to the next position is worth to who makes it; null if nobody knows. */
  public @Nullable Integer valueAfter(P position, P next) {
    int sign = next.toMove() == position.toMove() ? 1 : -1;
    if (next.over()) {
      return next.outcome().score() * position.toMove().sign();
    }
    var known = find(next);
    return known == null ? null : (Integer) (sign * known.value);
  }
}
