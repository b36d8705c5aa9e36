package plyground.search;

import java.util.function.Supplier;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.search.Trace.Bound;
import plyground.core.search.Trace.Reason;

/**
 * Principal variation search with iterative deepening, a transposition table, move ordering and
 * aspiration windows (Marsland and Campbell 1982; Reinefeld 1983). Nothing in it guesses: at every
 * depth the value is that of plain minimax.
 *
 * <p>To keep that promise a stored value is used only at the very depth it was found with, or if
 * its subtree was searched to the end of every line.
 */
public final class Pvs<P extends Position<P>> implements Search<P> {
  private static final int NO_MOVE = -1;

  private final Game<P> game;
  private final Evaluator<P> evaluator;
  private final TranspositionTable table;
  private final double share;
  private final MoveOrder order = new MoveOrder();

  // One search in progress.
  private Walk<P> walk;
  private IterativeDeepening deepening;

  /** With a table of its own, so large. */
  public Pvs(Game<P> game, Evaluator<P> evaluator, int tableMegabytes) {
    this(game, evaluator, new TranspositionTable(tableMegabytes), 0);
  }

  /**
   * One of several that search the same root with one table.
   *
   * @param share where among the moves that must all be searched it begins; 0 for the one whose
   *     answer counts, which keeps to the usual order and owns the table
   */
  private Pvs(Game<P> game, Evaluator<P> evaluator, TranspositionTable table, double share) {
    this.game = game;
    this.evaluator = evaluator;
    this.table = table;
    this.share = share;
    walk = new Walk<>(game, evaluator, Limit.NONE, Trace.NONE);
    deepening = new IterativeDeepening(walk, 0, 1, NO_MOVE);
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
  public void newGame(long seed) {
    if (share == 0) {
      table.forget();
    }
    order.forget();
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    table.allocate();
    order.allocate();
    walk = new Walk<>(game, evaluator, limit, trace);
    walk.generate(root, 0);
    deepening = new IterativeDeepening(walk, evaluator.bound(), 1, walk.moves[0]);
    return deepening.run(
        limit,
        (depth, alpha, beta) -> value(root, Trace.ROOT, 0, depth, alpha, beta, 0),
        (move, depth) -> PrincipalVariation.remembered(game, root, move, depth, table));
  }

  private int value(P position, int into, int ply, int depth, int alpha, int beta, int from) {
    walk.budget.count();
    // 1. The horizon.
    if (depth == 0) {
      return walk.leaf(position, into, ply);
    }
    // 2. The table: a value that settles the window, or at least a move to try first.
    long key = position.key();
    long entry = table.find(key);
    int tableMove =
        ply == 0
            ? deepening.bestMove()
            : entry == TranspositionTable.NOTHING ? NO_MOVE : TranspositionTable.move(entry);
    if (entry != TranspositionTable.NOTHING && ply > 0 && settles(entry, depth, alpha, beta)) {
      return walk.remembered(entry, into, ply, alpha, beta, walk.traced);
    }
    // 3. The moves; none means that the game is over.
    int end = walk.generate(position, from);
    if (end == from) {
      return walk.end(position, into, ply);
    }
    if (walk.traced) {
      walk.trace.enter(ply, into, alpha, beta);
    }
    var side = position.toMove();
    order.rate(walk.moves, from, end, side, ply, tableMove);
    boolean exactBefore = walk.exact();
    walk.setExact(true);
    // 4. The first move with the full window, the others with an empty one to prove them no better.
    int best = -Walk.INFINITY;
    int low = alpha;
    int choice = NO_MOVE;
    for (int i = from; i < end; i++) {
      int move = order.best(walk.moves, i, end);
      if (share > 0
          && i == from + 1
          && (beta - low > 1 || TranspositionTable.expectsNoCut(entry))) {
        order.beginAt(share, walk.moves, i, end);
        move = walk.moves[i];
      }
      P child = position.play(move);
      boolean again = child.toMove() == side;
      int value;
      if (i == from) {
        value = reply(child, again, move, ply + 1, depth - 1, low, beta, end);
      } else {
        value = reply(child, again, move, ply + 1, depth - 1, low, low + 1, end);
        if (value > low && value < beta) {
          value = reply(child, again, move, ply + 1, depth - 1, low, beta, end);
        }
      }
      if (value > best) {
        best = value;
        choice = move;
        if (ply == 0 && value > alpha) {
          deepening.found(move, value);
        }
      }
      low = Math.max(low, best);
      if (walk.traced) {
        walk.trace.child(ply, move, value, best, low, beta);
      }
      // 5. A move the opponent will not allow.
      if (best >= beta) {
        order.cutBy(move, side, ply, depth);
        if (walk.traced) {
          walk.trace.cut(ply, best, low, beta, end - i - 1, Reason.BETA);
        }
        break;
      }
    }
    // 6. Remember.
    var bound = best >= beta ? Bound.LOWER : best > alpha ? Bound.EXACT : Bound.UPPER;
    table.store(key, best, choice, walk.exact() ? TranspositionTable.WHOLE : depth, bound);
    walk.setExact(walk.exact() && exactBefore);
    if (walk.traced) {
      walk.trace.leave(ply, best);
    }
    return best;
  }

  /**
   * A child's value in the view, and with the window, of the node above; {@code again} its side.
   */
  private int reply(
      P child, boolean again, int into, int ply, int depth, int alpha, int beta, int from) {
    return again
        ? value(child, into, ply, depth, alpha, beta, from)
        : -value(child, into, ply, depth, -beta, -alpha, from);
  }

  private static boolean settles(long entry, int depth, int alpha, int beta) {
    int found = TranspositionTable.depth(entry);
    if (found != depth && found != TranspositionTable.WHOLE) {
      return false;
    }
    return TranspositionTable.settles(entry, alpha, beta);
  }
}
