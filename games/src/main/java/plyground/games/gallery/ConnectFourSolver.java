package plyground.games.gallery;

import java.util.ArrayList;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.gallery.ConnectFour.Grid;

/**
 * Solves connect four: alpha-beta on bits with empty windows, moves that lose at once left out,
 * those with most threats first, and a table of bounds.
 */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
final class ConnectFourSolver implements Search<Grid> {
  private static final int CELLS = ConnectFour.ROWS * ConnectFour.COLUMNS;
  private static final int HIGHEST = CELLS / 2 + 1;
  private static final int[] MIDDLE_FIRST = {3, 2, 4, 1, 5, 0, 6};
  private static final long COLUMN = 0x3F;

  /** A prime, so that neighbouring keys lie apart. */
  private static final int TABLE = 4_194_301;

  /** Nodes between two looks at the clock. */
  private static final int STRIDE = 4_096;

  private long[] keys = new long[0];
  private byte[] bounds = new byte[0];
  private SolverBudget budget = new SolverBudget(Limit.NONE, STRIDE);

  @Override
  public Result search(Grid root, Limit limit, Trace trace) {
    if (keys.length == 0) {
      keys = new long[TABLE];
      bounds = new byte[TABLE];
    }
    budget = new SolverBudget(limit, STRIDE);
    var values = new ArrayList<MoveValue>();
    int[] moves = new int[ConnectFour.COLUMNS];
    int count = root.moves(moves, 0);
    try {
      for (int i = 0; i < count; i++) {
        values.add(new MoveValue(moves[i], after(root, moves[i])));
      }
    } catch (SolverBudget.Spent early) {
      return new Result(moves[0], null, values, 0, budget.nodes(), false);
    }
    var best = values.getFirst();
    for (var each : values) {
      best = each.value() > best.value() ? each : best;
    }
    return new Result(
        best.move(), best.value(), values, CELLS - root.stones(), budget.nodes(), true);
  }

  private int after(Grid root, int move) {
    var next = root.play(move);
    if (next.over()) {
      return next.outcome().score() * root.toMove().sign();
    }
    long mover = next.stones() % 2 == 0 ? next.red() : next.blue();
    return -solve(mover, next.all());
  }

  /** Closes in on the value: each empty window halves what it can be. */
  private int solve(long mine, long all) {
    int stones = Long.bitCount(all);
    if (wins(mine, all)) {
      return (CELLS + 1 - stones) / 2;
    }
    int least = -(CELLS - stones) / 2;
    int most = (CELLS + 1 - stones) / 2;
    while (least < most) {
      int middle = least + (most - least) / 2;
      if (middle <= 0 && least / 2 < middle) {
        middle = least / 2;
      } else if (middle >= 0 && most / 2 > middle) {
        middle = most / 2;
      }
      int value = value(mine, all, middle, middle + 1);
      if (value <= middle) {
        most = value;
      } else {
        least = value;
      }
    }
    return least;
  }

  private static long reachable(long all) {
    return all + Grid.BOTTOM & Grid.BOARD;
  }

  private static boolean wins(long mine, long all) {
    return (Grid.winningCells(mine, all) & reachable(all)) != 0;
  }

  /** The side to move cannot win at once. */
  private int value(long mine, long all, int alpha, int beta) {
    budget.count();
    long moves = notLosing(mine, all);
    int stones = Long.bitCount(all);
    if (moves == 0) {
      return -(CELLS - stones) / 2;
    }
    if (stones >= CELLS - 2) {
      return 0;
    }
    // 1. What is left bounds the value from both sides.
    int low = Math.max(alpha, -(CELLS - 2 - stones) / 2);
    int high = Math.min(beta, (CELLS - 1 - stones) / 2);
    if (low >= high) {
      return low >= beta ? low : high;
    }
    // 2. The table: an upper bound below the middle of its byte, a lower one above.
    long key = mine + all;
    int at = (int) Long.remainderUnsigned(key, TABLE);
    if (keys[at] == key) {
      int bound = bounds[at];
      if (bound > HIGHEST) {
        low = Math.max(low, bound - 3 * HIGHEST);
      } else {
        high = Math.min(high, bound);
      }
      if (low >= high) {
        return bound > HIGHEST ? low : high;
      }
    }
    // 3. The moves, those with most threats first.
    long ordered = order(mine, all, moves);
    for (; ordered != 0; ordered >>>= 4) {
      long move = moves & COLUMN << 7 * (int) ((ordered & 15) - 1);
      int value = -value(mine ^ all, all | move, -high, -low);
      if (value >= high) {
        store(at, key, value + 3 * HIGHEST);
        return value;
      }
      low = Math.max(low, value);
    }
    store(at, key, low);
    return low;
  }

  private void store(int at, long key, int bound) {
    keys[at] = key;
    bounds[at] = (byte) bound;
  }

  /** The moves after which the opponent cannot win at once. */
  private static long notLosing(long mine, long all) {
    long reachable = reachable(all);
    long theirs = Grid.winningCells(mine ^ all, all);
    long forced = reachable & theirs;
    if (forced != 0) {
      if ((forced & forced - 1) != 0) {
        return 0;
      }
      reachable = forced;
    }
    return reachable & ~(theirs >> 1);
  }

  /** Columns plus one, four bits each, the first to be tried lowest. */
  private static long order(long mine, long all, long moves) {
    long order = 0;
    long scores = 0;
    int count = 0;
    for (int i = ConnectFour.COLUMNS - 1; i >= 0; i--) {
      int column = MIDDLE_FIRST[i];
      long move = moves & COLUMN << 7 * column;
      if (move == 0) {
        continue;
      }
      int score = Long.bitCount(Grid.winningCells(mine | move, all | move));
      // Insertion: those later in the list, nearer to the middle, go before their equals.
      int place = 0;
      while (place < count && (scores >>> 8 * place & 255) > score) {
        place++;
      }
      long below = (1L << 8 * place) - 1;
      scores = scores & below | (scores & ~below) << 8 | (long) score << 8 * place;
      long before = (1L << 4 * place) - 1;
      order = order & before | (order & ~before) << 4 | column + 1L << 4 * place;
      count++;
    }
    return order;
  }
}
