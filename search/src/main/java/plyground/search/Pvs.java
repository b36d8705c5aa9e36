package plyground.search;

import java.util.function.Supplier;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Search;

/**
 * Principal variation search in which nothing guesses: at every depth the value is that of plain
 * minimax.
 *
 * <p>To keep that promise a stored value is used only at the very depth it was found with, or if
 * its subtree was searched to the end of every line.
 */
public final class Pvs<P extends Position<P>> extends VariationSearch<P> {
  /** With a table of its own, so large. */
  public Pvs(Game<P> game, Evaluator<P> evaluator, int tableMegabytes) {
    this(game, evaluator, new TranspositionTable(tableMegabytes), 0);
  }

  private Pvs(Game<P> game, Evaluator<P> evaluator, TranspositionTable table, double share) {
    super(game, evaluator, table, share, 1);
  }

  /**
   * On several threads; the values at every depth are those of one thread.
   *
   * @param evaluators makes one for each thread, because they may have a memory
   */
  public static <P extends Position<P>> Search<P> parallel(
      Game<P> game, Supplier<Evaluator<P>> evaluators, int tableMegabytes, int threads) {
    var table = new TranspositionTable(tableMegabytes);
    return LazySmp.of(threads, share -> new Pvs<>(game, evaluators.get(), table, share));
  }

  @Override
  boolean serves(int found, int depth) {
    return found == depth || found == TranspositionTable.WHOLE;
  }
}
