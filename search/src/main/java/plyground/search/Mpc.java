package plyground.search;

import java.util.function.Supplier;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.search.Trace.Bound;
import plyground.core.search.Trace.Reason;

/**
 * Multi-ProbCut (Buro 1997): principal variation search that leaves out what shallow searches
 * foretell to lie outside of the window. Its values are guesses, good ones if the statistics are;
 * {@link Pvs} is the search that promises minimax.
 *
 * <p>Because nothing is promised a stored value serves every shallower search too, and far from the
 * leaves moves are tried in the order of what the evaluator thinks of them.
 */
public final class Mpc<P extends Position<P>> implements Search<P> {
  private static final int NO_MOVE = -1;

  /** Evaluators count in steps of a hundredth or so. */
  private static final int MARGIN = 16;

  /** From this depth on the evaluator puts the moves in order. */
  private static final int ORDERED_FROM = 3;

  private final Game<P> game;
  private final Evaluator<P> evaluator;
  private final ProbCuts<P> cuts;
  private final TranspositionTable table;
  private final double share;
  private final MoveOrder order = new MoveOrder();

  // One search in progress.
  private Walk<P> walk;
  private IterativeDeepening deepening;
  private boolean probing;

  /** With a table of its own, so large. */
  public Mpc(Game<P> game, Evaluator<P> evaluator, ProbCuts<P> cuts, int tableMegabytes) {
    this(game, evaluator, cuts, new TranspositionTable(tableMegabytes), 0);
  }

  private Mpc(
      Game<P> game,
      Evaluator<P> evaluator,
      ProbCuts<P> cuts,
      TranspositionTable table,
      double share) {
    this.game = game;
    this.evaluator = evaluator;
    this.cuts = cuts;
    this.table = table;
    this.share = share;
    walk = new Walk<>(game, evaluator, Limit.NONE, Trace.NONE);
    deepening = new IterativeDeepening(walk, 0, 1, NO_MOVE);
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
      int tableMegabytes,
      int threads) {
    var table = new TranspositionTable(tableMegabytes);
    return LazySmp.of(threads, share -> new Mpc<>(game, evaluators.get(), cuts, table, share));
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
    deepening = new IterativeDeepening(walk, evaluator.bound(), MARGIN, walk.moves[0]);
    probing = false;
    return deepening.run(
        limit,
        (depth, alpha, beta) -> value(root, Trace.ROOT, 0, depth, alpha, beta, 0),
        (move, depth) -> PrincipalVariation.remembered(game, root, move, depth, table));
  }

  private int value(P position, int into, int ply, int depth, int alpha, int beta, int from) {
    walk.budget.count();
    // 1. The horizon.
    if (depth == 0) {
      return leaf(position, into, ply);
    }
    // 2. The table: a value found at least so deep that settles the window, or a move to try first.
    long key = position.key();
    long entry = table.find(key);
    boolean known = entry != TranspositionTable.NOTHING;
    if (known && ply > 0 && settles(entry, depth, alpha, beta)) {
      return walk.remembered(entry, into, ply, alpha, beta, walk.traced && !probing);
    }
    int tableMove =
        ply == 0 ? deepening.bestMove() : known ? TranspositionTable.move(entry) : NO_MOVE;
    // 3. What a shallow search foretells.
    if (ply > 0 && beta - alpha == 1 && Math.abs(beta) < WinsFirst.WIN) {
      int foretold = foretold(position, into, ply, depth, beta, from);
      if (foretold != 0) {
        walk.setExact(false);
        return foretold > 0 ? beta : alpha;
      }
    }
    // 4. The moves; none means that the game is over.
    int end = walk.generate(position, from);
    if (end == from) {
      return end(position, into, ply);
    }
    boolean traced = walk.traced && !probing;
    if (traced) {
      walk.trace.enter(ply, into, alpha, beta);
    }
    var side = position.toMove();
    order.rate(walk.moves, from, end, side, ply, tableMove);
    if (depth >= ORDERED_FROM && end - from > 1) {
      look(position, from, end);
    }
    boolean exactBefore = walk.exact();
    walk.setExact(true);
    // 5. The first move with the full window, the others with an empty one to prove them no better.
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
      if (traced) {
        walk.trace.child(ply, move, value, best, low, beta);
      }
      // 6. A move the opponent will not allow.
      if (best >= beta) {
        order.cutBy(move, side, ply, depth);
        if (traced) {
          walk.trace.cut(ply, best, low, beta, end - i - 1, Reason.BETA);
        }
        break;
      }
    }
    // 7. Remember.
    var bound = best >= beta ? Bound.LOWER : best > alpha ? Bound.EXACT : Bound.UPPER;
    table.store(key, best, choice, walk.exact() ? TranspositionTable.WHOLE : depth, bound);
    walk.setExact(walk.exact() && exactBefore);
    if (traced) {
      walk.trace.leave(ply, best);
    }
    return best;
  }

  private int reply(
      P child, boolean again, int into, int ply, int depth, int alpha, int beta, int from) {
    return again
        ? value(child, into, ply, depth, alpha, beta, from)
        : -value(child, into, ply, depth, -beta, -alpha, from);
  }

  /** The evaluator's opinion of every move that has no better claim to come first. */
  private void look(P position, int from, int end) {
    var side = position.toMove();
    for (int i = from; i < end; i++) {
      P child = position.play(walk.moves[i]);
      int value = evaluator.evaluate(child);
      order.know(i, child.toMove() == side ? value : -value);
    }
  }

  /**
   * Whether shallow searches foretell a value at least as large as beta (1), one below it (-1), or
   * leave it open (0).
   */
  private int foretold(P position, int into, int ply, int depth, int beta, int from) {
    for (var line : cuts.lines(position, depth)) {
      double margin = cuts.certainty() * line.sigma();
      int high = (int) Math.ceil((beta + margin - line.offset()) / line.slope());
      int low = (int) Math.floor((beta - 1 - margin - line.offset()) / line.slope());
      if (line.shallow() == 0) {
        int now = evaluator.evaluate(position);
        if (Math.abs(now) < WinsFirst.WIN) {
          if (now >= high) {
            return 1;
          }
          if (now <= low) {
            return -1;
          }
        }
      } else if (probe(position, into, ply, line.shallow(), high, from) >= high) {
        return 1;
      } else if (probe(position, into, ply, line.shallow(), low + 1, from) <= low) {
        return -1;
      }
    }
    return 0;
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

  private int leaf(P position, int into, int ply) {
    if (probing) {
      walk.setExact(false);
      return evaluator.evaluate(position);
    }
    return walk.leaf(position, into, ply);
  }

  private int end(P position, int into, int ply) {
    return probing ? evaluator.evaluate(position) : walk.end(position, into, ply);
  }

  private static boolean settles(long entry, int depth, int alpha, int beta) {
    return TranspositionTable.depth(entry) >= depth
        && TranspositionTable.settles(entry, alpha, beta);
  }
}
