package plyground.search;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.core.Evaluator;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;

/**
 * What principal variation searches share: one root searched to depth 1, 2 and so on, each time in
 * a window round the value expected (aspiration), until the budget is spent or nothing better can
 * be found. A search that runs out of memory ends like one that runs out of time.
 */
final class IterativeDeepening {
  /** Entries of the table store depths in eight bits, and the last one has its own meaning. */
  private static final int DEEPEST = TranspositionTable.WHOLE - 1;

  /** Searches the root once; moves better than alpha are told to {@link #found}. */
  @FunctionalInterface
  interface Root {
    int value(int depth, int alpha, int beta);
  }

  /** The line behind a root move of a finished depth. */
  @FunctionalInterface
  interface Line {
    List<Integer> behind(int move, int depth);
  }

  private final Walk<?> walk;
  private final int bound;
  private final int leastMargin;
  private int bestMove;
  private int bestValue;

  /**
   * @param bound a value no position reaches
   * @param leastMargin how far the first window reaches at least to either side; as far as the last
   *     two values were apart if that is more
   * @param firstMove the answer as long as there is no better one
   */
  IterativeDeepening(Walk<?> walk, int bound, int leastMargin, int firstMove) {
    this.walk = walk;
    this.bound = bound;
    this.leastMargin = leastMargin;
    bestMove = firstMove;
  }

  /** The best root move found so far. */
  int bestMove() {
    return bestMove;
  }

  /** Notes a root move that is better than all before it. */
  void found(int move, int value) {
    bestMove = move;
    bestValue = value;
  }

  Result run(Limit limit, Root root, Line line) {
    int done = 0;
    int move = bestMove;
    int value = 0;
    int change = 0;
    boolean exact = false;
    try {
      for (int depth = 1; depth <= Math.min(limit.depth(), DEEPEST); depth++) {
        walk.setExact(true);
        int deeper = aspire(root, depth, done == 0 ? null : value, change);
        change = Math.abs(deeper - value);
        value = deeper;
        move = bestMove;
        done = depth;
        exact = walk.exact();
        if (walk.trace.wantsLine()) {
          walk.trace.line(line.behind(move, depth), walk.budget.nodes());
        }
        if (exact || Math.abs(value) >= bound - 1) {
          break; // the whole tree is known, or no depth can find anything better
        }
      }
    } catch (Budget.Spent | OutOfMemoryError early) {
      if (bestMove != move) {
        move = bestMove; // a finished root move of the deeper search proved better
        value = bestValue;
      }
    }
    var known = done == 0 ? List.<MoveValue>of() : List.of(new MoveValue(move, value));
    Double reported = done == 0 ? null : (double) value;
    return new Result(move, reported, known, done, walk.budget.nodes(), exact);
  }

  /** Searches the root in a window round the value expected, widened until the value is inside. */
  private int aspire(Root root, int depth, @Nullable Integer expected, int change) {
    int infinity = Walk.INFINITY;
    int margin = Math.max(leastMargin, change);
    int alpha = expected == null ? -infinity : expected - margin;
    int beta = expected == null ? infinity : expected + margin;
    while (true) {
      walk.trace.iteration(depth, alpha, beta);
      int value = root.value(depth, alpha, beta);
      margin = margin > Evaluator.LIMIT / 4 ? infinity : 4 * margin;
      if (value <= alpha) {
        alpha = margin == infinity ? -infinity : value - margin;
      } else if (value >= beta) {
        beta = margin == infinity ? infinity : value + margin;
      } else {
        return value;
      }
    }
  }
}
