package plyground.teach.exercise;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import plyground.core.InputException;
import plyground.core.SplitMix;

/**
 * An exercise as data: the same on every machine that is told it.
 *
 * @param search the name of the agent that searches
 * @param seed which draw of a position; without meaning where the position is given
 * @param number which exercise of the seed's
 * @param position empty where one is drawn that suits a sheet of paper
 * @param own whether everybody has a board of their own, about as difficult as the position
 */
public record Exercise(
    ExerciseKind kind,
    String game,
    String search,
    long seed,
    int number,
    String position,
    boolean own) {
  private static final int PARTS = 6;

  /** Before a position that is only the model of those that are drawn. */
  private static final String LIKE = "like ";

  /**
   * @throws InputException if a name holds what keeps the parts of a code apart
   */
  public Exercise {
    if (game.contains(";") || search.contains(";")) {
      throw new InputException("an exercise's game and search have no ';' in their names");
    }
  }

  /** One of a board that is given, or of any where there is none. */
  public Exercise(
      ExerciseKind kind, String game, String search, long seed, int number, String position) {
    this(kind, game, search, seed, number, position, false);
  }

  /** Whether it is this very position that is asked about. */
  boolean given() {
    return !own && !position.isEmpty();
  }

  /** The one of this number of the same seed. */
  public Exercise numbered(int each) {
    return new Exercise(kind, game, search, seed, each, position, own);
  }

  /** The exercise about the position itself. */
  Exercise model() {
    return new Exercise(kind, game, search, seed, number, position);
  }

  /** One line that says everything. */
  public String text() {
    return String.join(
        ";",
        kind.word(),
        game,
        search,
        Long.toString(seed),
        Integer.toString(number),
        own ? LIKE + position : position);
  }

  /** The line as one word that fits into an address and a cell of a table. */
  public String code() {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text().getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Reads a code back.
   *
   * @throws InputException if it is none
   */
  public static Exercise parse(String code) {
    try {
      return parseText(new String(Base64.getUrlDecoder().decode(code), StandardCharsets.UTF_8));
    } catch (IllegalArgumentException | InputException unreadable) {
      throw new InputException("'" + code + "' is no exercise's code", unreadable);
    }
  }

  /**
   * Reads the line back.
   *
   * @throws InputException if it is none
   */
  public static Exercise parseText(String text) {
    var parts = List.of(text.split(";", PARTS));
    try {
      if (parts.size() == PARTS) {
        boolean own = parts.get(5).startsWith(LIKE);
        return new Exercise(
            ExerciseKind.of(parts.get(0)),
            parts.get(1),
            parts.get(2),
            Long.parseLong(parts.get(3)),
            Integer.parseInt(parts.get(4)),
            own ? parts.get(5).substring(LIKE.length()) : parts.get(5),
            own);
      }
    } catch (NumberFormatException wrong) {
      throw new InputException("'" + text + "' is no exercise", wrong);
    }
    throw new InputException("'" + text + "' is no exercise");
  }

  /** The same for one person: another board than the neighbour's, unless the position is given. */
  public Exercise forPerson(String id) {
    if (id.isEmpty() || given()) {
      return this;
    }
    long hash = seed;
    for (byte each : id.getBytes(StandardCharsets.UTF_8)) {
      hash = SplitMix.derive(hash, each);
    }
    return new Exercise(kind, game, search, hash >>> 12, number, position, own);
  }
}
