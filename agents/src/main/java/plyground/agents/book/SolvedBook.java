package plyground.agents.book;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Symmetry;
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

  /** A position as the book has it, of all its images the one whose text is least. */
  private record Written<P>(String text, P position, Entry entry) {}

  private final Game<P> game;
  private final List<Symmetry<P>> symmetries;
  private final boolean proved;

  /** By the {@link #kind} of each position. */
  private final Map<P, Written<P>> entries = new HashMap<>();

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
    symmetries = game.symmetries();
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
    return entries.values().stream().collect(toUnmodifiableMap(Written::text, Written::entry));
  }

  /** The positions as they are written, with what is known of them. */
  Map<P, Entry> written() {
    return entries.values().stream().collect(toUnmodifiableMap(Written::position, Written::entry));
  }

  /** The image by which all images of a position are found: quicker to tell than their text. */
  P kind(P position) {
    var least = position;
    long key = position.key();
    for (var symmetry : symmetries) {
      var image = symmetry.position(position);
      if (image.key() < key) {
        key = image.key();
        least = image;
      }
    }
    return least;
  }

  /** The text all images of a position share. */
  public String key(P position) {
    return game.format(leastText(position));
  }

  private P leastText(P position) {
    var least = position;
    String text = game.format(position);
    for (var symmetry : symmetries) {
      var image = symmetry.position(position);
      String imageText = game.format(image);
      if (imageText.compareTo(text) < 0) {
        text = imageText;
        least = image;
      }
    }
    return least;
  }

  /** Adds what another book knows. */
  public void putAll(SolvedBook<P> other) {
    entries.putAll(other.entries);
  }

  /** Adds what is known of the position that has this very text. */
  void put(String text, P position, Entry entry) {
    entries.put(kind(position), new Written<>(text, position, entry));
  }

  /** Adds a position, whatever image of it this is. */
  public void put(P position, int value, int move) {
    var image = leastText(position);
    var wanted = kind(position.play(move));
    for (int each : LegalMoves.of(game, image)) {
      if (kind(image.play(each)).equals(wanted)) {
        put(game.format(image), image, new Entry(value, each));
        return;
      }
    }
    throw new IllegalArgumentException("no legal move");
  }

  /** What is known of a position or an image of it; null if nothing is. */
  public @Nullable Entry find(P position) {
    var written = entries.get(kind(position));
    return written == null ? null : written.entry;
  }

  /**
   * A best move, the value, and the values of the moves whose positions are in the book or at the
   * end of the game.
   */
  public Optional<Result> answer(P position) {
    var written = entries.get(kind(position));
    if (written == null || position.over()) {
      return Optional.empty();
    }
    int known = written.entry.value;
    var wanted = kind(written.position.play(written.entry.move));
    int choice = -1;
    var values = new ArrayList<MoveValue>();
    for (int move : LegalMoves.of(game, position)) {
      var next = position.play(move);
      boolean best = kind(next).equals(wanted);
      if (best && choice < 0) {
        choice = move;
      }
      var value = best ? (Integer) known : valueAfter(position, next);
      if (value != null) {
        values.add(new MoveValue(move, value));
      }
    }
    return Optional.of(new Result(choice, (double) known, List.copyOf(values), 0, 1, proved));
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
