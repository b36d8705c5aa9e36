package plyground.search;

import java.util.function.Supplier;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.WinsFirst;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Multi-ProbCut (Buro 1997): principal variation search that leaves out what shallow searches
 * foretell to lie outside of the window. Its values are guesses, good ones if the statistics are;
 * {@link Pvs} is the search that promises minimax.
 *
 * <p>Because nothing is promised a stored value serves every shallower search too, and far from the
 * leaves moves are tried in the order of what the evaluator thinks of them. Where a game wants it,
 * those late in this order are searched less deep.
 */
public final class Mpc<P extends Position<P>> extends VariationSearch<P> {
  /** Evaluators count in steps of a hundredth or so. */
  private static final int MARGIN = 16;

  /** From this depth on the evaluator puts the moves in order. */
  private static final int ORDERED_FROM = 3;

  private final ProbCuts<P> cuts;
  private final LateMoveReductions reductions;
  private boolean probing;

  /** With a table of its own, so large. */
  public Mpc(
      Game<P> game,
      Evaluator<P> evaluator,
      ProbCuts<P> cuts,
      LateMoveReductions reductions,
      int tableMegabytes) {
    this(game, evaluator, cuts, reductions, new TranspositionTable(tableMegabytes), 0);
  }

  private Mpc(
      Game<P> game,
      Evaluator<P> evaluator,
      ProbCuts<P> cuts,
      LateMoveReductions reductions,
      TranspositionTable table,
      double share) {
    super(game, evaluator, table, share, MARGIN);
    this.cuts = cuts;
    this.reductions = reductions;
  }

  /**
   * On several threads; what is cut off, and so the value, may vary with them.
   *
   * @param evaluators makes one for each thread, because they may have a memory
   */
  public static <P extends Position<P>> Search<P> parallel(
      Game<P> game,
      Supplier<Evaluator<P>> evaluators,
      ProbCuts<P> cuts,
      LateMoveReductions reductions,
      int tableMegabytes,
      int threads) {
    var table = new TranspositionTable(tableMegabytes);
    return LazySmp.of(
        threads, share -> new Mpc<>(game, evaluators.get(), cuts, reductions, table, share));
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    probing = false; // a search may end in the middle of a probe
    return super.search(root, limit, trace);
  }

  @Override
  boolean serves(int found, int depth) {
    return found >= depth;
  }

  @Override
  boolean told() {
    return walk.traced && !probing;
  }

  @Override
  int reduction(int depth, int before) {
    return reductions.plies(depth, before);
  }

  @Override
  void rate(P position, int from, int end, Side side, int ply, int depth, int tableMove) {
    super.rate(position, from, end, side, ply, depth, tableMove);
    if (depth >= ORDERED_FROM && end - from > 1) {
      askEvaluator(position, from, end, side);
    }
  }

  /** The evaluator's opinion of every move that has no better claim to come first. */
  private void askEvaluator(P position, int from, int end, Side side) {
    for (int i = from; i < end; i++) {
      P child = position.play(walk.moves[i]);
      int value = evaluator.evaluate(child);
      order.know(i, child.toMove() == side ? value : -value);
    }
  }

  /** Beta or alpha, if shallow searches foretell a value at least as large, or not larger. */
  @Override
  int foretold(P position, int into, int ply, int depth, int beta, int from) {
    if (Math.abs(beta) >= WinsFirst.WIN) {
      return OPEN;
    }
    for (var line : cuts.lines(position, depth)) {
      double margin = cuts.certainty() * line.sigma();
      int high = (int) Math.ceil((beta + margin - line.offset()) / line.slope());
      int low = (int) Math.floor((beta - 1 - margin - line.offset()) / line.slope());
      if (line.shallow() == 0) {
        int now = evaluator.evaluate(position);
        if (Math.abs(now) < WinsFirst.WIN) {
          if (now >= high) {
            return beta;
          }
          if (now <= low) {
            return beta - 1;
          }
        }
      } else if (probe(position, into, ply, line.shallow(), high, from) >= high) {
        return beta;
      } else if (probe(position, into, ply, line.shallow(), low + 1, from) <= low) {
        return beta - 1;
      }
    }
    return OPEN;
  }

  private int probe(P position, int into, int ply, int depth, int beta, int from) {
    boolean before = probing;
    boolean exact = walk.exact();
    probing = true;
    int value = value(position, into, ply, depth, beta - 1, beta, from);
    probing = before;
    walk.setExact(exact);
    return value;
  }

  @Override
  int leaf(P position, int into, int ply) {
    if (probing) {
      walk.setExact(false);
      return evaluator.evaluate(position);
    }
    return walk.leaf(position, into, ply);
  }

  @Override
  int end(P position, int into, int ply) {
    return probing ? evaluator.evaluate(position) : walk.end(position, into, ply);
  }
}
