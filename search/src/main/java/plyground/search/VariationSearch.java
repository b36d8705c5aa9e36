package plyground.search;

import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.search.Trace.Bound;
import plyground.core.search.Trace.Reason;

/**
 * Principal variation search with iterative deepening, a transposition table, move ordering and
 * aspiration windows (Marsland and Campbell 1982; Reinefeld 1983). What may be believed without
 * being searched is for {@link Pvs}, which promises minimax, and {@link Mpc}, which guesses, to
 * say.
 */
public abstract sealed class VariationSearch<P extends Position<P>> implements Search<P>
    permits Pvs, Mpc {
  private static final int NO_MOVE = -1;

  /**
   * A ply above the horizon, where most nodes are, waiting for the table's memory takes longer than
   * searching again; only the principal variation is kept there.
   */
  private static final int REMEMBER_FROM = 2;

  /** No value of a position: nothing is foretold, so its moves are searched. */
  static final int OPEN = Integer.MIN_VALUE;

  final Evaluator<P> evaluator;
  final MoveOrder order = new MoveOrder();
  private final Game<P> game;
  private final TranspositionTable table;
  private final double share;
  private final int leastMargin;

  // One search in progress.
  Walk<P> walk;
  private IterativeDeepening deepening;

  /**
   * One of several that search the same root with one table.
   *
   * @param share where among the moves that must all be searched it begins; 0 for the one whose
   *     answer counts, which keeps to the usual order and owns the table
   * @param leastMargin of the first window, as {@link IterativeDeepening} has it
   */
  VariationSearch(
      Game<P> game,
      Evaluator<P> evaluator,
      TranspositionTable table,
      double share,
      int leastMargin) {
    this.game = game;
    this.evaluator = evaluator;
    this.table = table;
    this.share = share;
    this.leastMargin = leastMargin;
    walk = new Walk<>(game, evaluator, Limit.NONE, Trace.NONE);
    deepening = new IterativeDeepening(walk, 0, leastMargin, NO_MOVE);
  }

  /** Whether an entry found at a depth may stand for a search to another one. */
  abstract boolean serves(int found, int depth);

  /** The value of a node inside an empty window that need not be searched, or {@link #OPEN}. */
  int foretold(P position, int into, int ply, int depth, int beta, int from) {
    return OPEN;
  }

  /**
   * By how many plies less than the others a move is searched at first.
   *
   * @param before how many moves of the node were tried before it
   */
  int reduction(int depth, int before) {
    return 0;
  }

  /** Rates the moves for the order they are tried in. */
  void rate(P position, int from, int end, Side side, int ply, int depth, int tableMove) {
    order.rate(walk.moves, from, end, side, ply, tableMove);
  }

  /** Whether the trace is to hear of the nodes that are searched now. */
  boolean told() {
    return walk.traced;
  }

  /** The value of a node at the horizon. */
  int leaf(P position, int into, int ply) {
    return walk.leaf(position, into, ply);
  }

  /** The value of a finished game. */
  int end(P position, int into, int ply) {
    return walk.end(position, into, ply);
  }

  @Override
  public final void newGame(long seed) {
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
    deepening = new IterativeDeepening(walk, evaluator.bound(), leastMargin, walk.moves[0]);
    return deepening.run(
        limit,
        (depth, alpha, beta) -> value(root, Trace.ROOT, 0, depth, alpha, beta, 0),
        (move, depth) -> PrincipalVariation.remembered(game, root, move, depth, table));
  }

  final int value(P position, int into, int ply, int depth, int alpha, int beta, int from) {
    walk.budget.count();
    // 1. The horizon.
    if (depth == 0) {
      return leaf(position, into, ply);
    }
    // 2. The table: a value that settles the window, or at least a move to try first.
    boolean remembers = depth >= REMEMBER_FROM || beta - alpha > 1;
    long key = remembers ? position.key() : 0;
    long entry = remembers ? table.find(key) : TranspositionTable.NOTHING;
    boolean known = entry != TranspositionTable.NOTHING;
    boolean told = told();
    if (known
        && ply > 0
        && serves(TranspositionTable.depth(entry), depth)
        && TranspositionTable.settles(entry, alpha, beta)) {
      return walk.remembered(entry, into, ply, alpha, beta, told);
    }
    int tableMove =
        ply == 0 ? deepening.bestMove() : known ? TranspositionTable.move(entry) : NO_MOVE;
    // 3. What can be foretold.
    if (ply > 0 && beta - alpha == 1) {
      int foretold = foretold(position, into, ply, depth, beta, from);
      if (foretold != OPEN) {
        walk.setExact(false);
        return foretold;
      }
    }
    // 4. The moves; none means that the game is over.
    int end = walk.generate(position, from);
    if (end == from) {
      return end(position, into, ply);
    }
    if (told) {
      walk.trace.enter(ply, into, alpha, beta);
    }
    var side = position.toMove();
    rate(position, from, end, side, ply, depth, tableMove);
    boolean exactBefore = walk.exact();
    walk.setExact(true);
    // 5. The first move with the full window, the others with an empty one to prove them no better,
    // late ones less deep if that is proof enough.
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
        int less = reduction(depth, i - from);
        value = reply(child, again, move, ply + 1, depth - 1 - less, low, low + 1, end);
        if (value > low && less > 0) {
          value = reply(child, again, move, ply + 1, depth - 1, low, low + 1, end);
        }
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
      if (told) {
        walk.trace.child(ply, move, value, best, low, beta);
      }
      // 6. A move the opponent will not allow.
      if (best >= beta) {
        order.cutBy(move, side, ply, depth);
        if (told) {
          walk.trace.cut(ply, best, low, beta, end - i - 1, Reason.BETA);
        }
        break;
      }
    }
    // 7. Remember.
    if (remembers) {
      var bound = best >= beta ? Bound.LOWER : best > alpha ? Bound.EXACT : Bound.UPPER;
      table.store(key, best, choice, walk.exact() ? TranspositionTable.WHOLE : depth, bound);
    }
    walk.setExact(walk.exact() && exactBefore);
    if (told) {
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
}
