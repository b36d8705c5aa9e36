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
 * @param position empty where one is drawn
 */
public record Exercise(
    ExerciseKind kind, String game, String search, long seed, int number, String position) {
  private static final int PARTS = 6;

  /** One line that says everything. */
  public String text() {
    return String.join(
        ";", kind.word(), game, search, Long.toString(seed), Integer.toString(number), position);
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
      var text = new String(Base64.getUrlDecoder().decode(code), StandardCharsets.UTF_8);
      var parts = List.of(text.split(";", PARTS));
      if (parts.size() == PARTS) {
        return new Exercise(
            ExerciseKind.of(parts.get(0)),
            parts.get(1),
            parts.get(2),
            Long.parseLong(parts.get(3)),
            Integer.parseInt(parts.get(4)),
            parts.get(5));
      }
    } catch (IllegalArgumentException unreadable) {
      throw new InputException("'" + code + "' is no exercise's code", unreadable);
    }
    throw new InputException("'" + code + "' is no exercise's code");
  }

  /** The same for one person: another board than the neighbour's, unless the position is given. */
  public Exercise forPerson(String id) {
    if (id.isEmpty() || !position.isEmpty()) {
      return this;
    }
    long hash = seed;
    for (byte each : id.getBytes(StandardCharsets.UTF_8)) {
      hash = SplitMix.derive(hash, each);
    }
    return new Exercise(kind, game, search, hash >>> 12, number, position);
  }
}
