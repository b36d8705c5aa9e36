package plyground.core.spi;

import java.util.List;
import java.util.Optional;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Search;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

/**
 * A game as the house knows it: found by the service loader, described for people, made from its
 * parameters, together with what was written for it alone.
 */
public interface GameDescriptor<P extends Position<P>> {
  String name();

  /** One sentence. */
  String summary();

  /** How it is played, a paragraph each. */
  default List<String> rules() {
    return List.of();
  }

  default List<Parameter> parameters() {
    return List.of();
  }

  Game<P> create(Settings settings);

  /** The evaluators of this game; the first is the default. */
  List<EvaluatorDescriptor<P>> evaluators();

  /** Agents of this game alone; such a name hides the general agent of the same name. */
  default List<AgentDescriptor<P>> agents() {
    return List.of();
  }

  /** An exact solver made for this game, where there is one better than the general search. */
  default Optional<Search<P>> solver(Game<P> game) {
    return Optional.empty();
  }

  /**
   * The same, where the solver can use it, on several threads, or for the best move alone: the
   * others are then only proved to be no better, which is much less work.
   */
  default Optional<Search<P>> solver(Game<P> game, int threads, boolean everyMove) {
    return solver(game);
  }

  /** What general agents that search play perfectly, unless told {@code endgame=off}. */
  default Optional<Endgame<P>> endgame(Game<P> game) {
    return Optional.empty();
  }

  /**
   * Whether the textbook's searches do so too without being told; not where their very moves and
   * values are what a person wants to see.
   */
  default boolean textbookEndgames() {
    return true;
  }

  /** The agent a person meets who names none. */
  String opponent();
}
