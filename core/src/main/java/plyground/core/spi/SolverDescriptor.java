package plyground.core.spi;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Search;

/**
 * An exact solver made for one game, better than the general search.
 *
 * @param atOnce the positions it answers in a moment, so that no agent need guess there
 * @param textbook whether the textbook's searches leave those to it without being told; not where
 *     their very moves and values are what a person wants to see
 * @param scores whether its values are the scores games end with; if not, they only say who wins
 * @param seconds how long it takes for a position's best move on one thread, as far as that can be
 *     told beforehand; infinite where nobody knows
 * @param book the file of solved positions that comes with a game, null if there is none
 */
public record SolverDescriptor<P extends Position<P>>(
    Maker<P> maker,
    Predicate<P> atOnce,
    boolean textbook,
    boolean scores,
    ToDoubleFunction<P> seconds,
    Function<Game<P>, byte @Nullable []> book) {

  /** A solver without a book that promises nothing. */
  public SolverDescriptor(Maker<P> maker, Predicate<P> atOnce, boolean textbook, boolean scores) {
    this(maker, atOnce, textbook, scores, _ -> Double.POSITIVE_INFINITY, _ -> null);
  }

  /** The same, whose values are the scores games end with. */
  public SolverDescriptor(Maker<P> maker, Predicate<P> atOnce, boolean textbook) {
    this(maker, atOnce, textbook, true);
  }

  /** Makes a solver for one caller. */
  @FunctionalInterface
  public interface Maker<P extends Position<P>> {
    /**
     * Makes it.
     *
     * @param threads how many to use, where the solver can
     * @param everyMove whether every root move is to be valued; if not the others are only proved
     *     to be no better, which is much less work
     */
    Search<P> make(Game<P> game, int threads, boolean everyMove);
  }

  /** For one thread, every root move valued. */
  public Search<P> make(Game<P> game) {
    return maker.make(game, 1, true);
  }

  Optional<Endgame<P>> endgame(Game<P> game) {
    return Optional.of(new Endgame<>(atOnce, make(game)));
  }
}
