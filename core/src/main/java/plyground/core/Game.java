package plyground.core;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/** The rules of a game and their notation. */
public interface Game<P extends Position<P>> extends Notation<P> {
  /** The name with the parameters that differ from their defaults: {@code othello:size=8}. */
  String name();

  /** A start position; games with a fixed start draw nothing. */
  P start(RandomGenerator random);

  /** No position has more legal moves than this. */
  int maxMoves();

  /**
   * Ways to turn or mirror the game other than leaving it as it is; together with that they are a
   * group. Games that are images of each other are one game to whoever counts evidence.
   */
  default List<Symmetry<P>> symmetries() {
    return List.of();
  }

  /** Positions known by a name, each accepted wherever a position is. */
  default Map<String, P> named() {
    return Map.of();
  }

  /**
   * The position of that name, in capitals or not, or else the one the text describes.
   *
   * @throws InputException if it is neither; one word that is no name is told the names there are
   */
  default P position(String nameOrText) {
    String word = nameOrText.strip();
    for (var each : named().entrySet()) {
      if (each.getKey().equalsIgnoreCase(word)) {
        return each.getValue();
      }
    }
    try {
      return parse(nameOrText);
    } catch (InputException wrong) {
      if (named().isEmpty() || !word.matches("[\\w-]+")) {
        throw wrong;
      }
      String names = String.join(", ", new TreeSet<>(named().keySet()));
      throw wrong.at("no position '%s' (known by name: %s), nor a board".formatted(word, names));
    }
  }
}
