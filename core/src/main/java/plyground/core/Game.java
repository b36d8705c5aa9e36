package plyground.core;

import java.util.List;
import java.util.Map;
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

  /** The position of that name, or else the one the text describes. */
  default P position(String nameOrText) {
    P named = named().get(nameOrText.strip());
    return named != null ? named : parse(nameOrText);
  }
}
