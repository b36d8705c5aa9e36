package plyground.games.gallery;

import java.util.ArrayList;
import java.util.Arrays;
import plyground.core.Side;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.games.gallery.DotsAndBoxes.Layout;
import plyground.games.gallery.DotsAndBoxes.Lines;

/**
 * Solves dots and boxes: what is still to be won depends on the lines alone, so alpha-beta
 * remembers bounds for these, whoever has the boxes closed so far.
 */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
final class DotsAndBoxesSolver implements Search<Lines> {
  private static final int TABLE = 1 << 22;
  private static final int STRIDE = 1_024;
  private static final int INFINITY = 100;

  private long[] keys = new long[0];
  private byte[] lower = new byte[0];
  private byte[] upper = new byte[0];
  private long[] sides = new long[0];
  private long[][] round = new long[0][];
  private long all;
  private SolverBudget budget = new SolverBudget(Limit.NONE, STRIDE);

  @Override
  public Result search(Lines root, Limit limit, Trace trace) {
    prepare(root.layout());
    budget = new SolverBudget(limit, STRIDE);
    int won = (root.boxes(Side.FIRST) - root.boxes(Side.SECOND)) * root.toMove().sign();
    int[] moves = new int[root.free()];
    root.moves(moves, 0);
    var values = new ArrayList<MoveValue>();
    try {
      for (int move : moves) {
        values.add(new MoveValue(move, won + after(root.drawn(), move, -INFINITY, INFINITY)));
      }
    } catch (SolverBudget.Spent early) {
      return new Result(moves[0], null, values, 0, budget.nodes(), false);
    }
    var best = values.getFirst();
    for (var each : values) {
      best = each.value() > best.value() ? each : best;
    }
    return new Result(best.move(), best.value(), values, root.free(), budget.nodes(), true);
  }

  private void prepare(Layout layout) {
    if (Arrays.equals(sides, layout.sides)) {
      return;
    }
    sides = layout.sides;
    all = layout.all;
    round = new long[layout.lines][];
    for (int line = 0; line < round.length; line++) {
      round[line] = Arrays.stream(layout.boxes[line]).mapToLong(box -> sides[box]).toArray();
    }
    keys = new long[TABLE];
    Arrays.fill(keys, -1);
    lower = new byte[TABLE];
    upper = new byte[TABLE];
  }

  private int closedBy(long drawn, int line) {
    int closed = 0;
    for (long box : round[line]) {
      closed += (box & ~drawn) == 1L << line ? 1 : 0;
    }
    return closed;
  }

  /** What is still to be won by whoever draws this line, less what the other wins. */
  private int after(long drawn, int line, int alpha, int beta) {
    int closed = closedBy(drawn, line);
    long next = drawn | 1L << line;
    return closed > 0
        ? closed + value(next, alpha - closed, beta - closed)
        : -value(next, -beta, -alpha);
  }

  private int value(long drawn, int alpha, int beta) {
    if (drawn == all) {
      return 0;
    }
    budget.count();
    int left = left(drawn);
    int low = Math.max(alpha, -left);
    int high = Math.min(beta, left);
    if (low >= high) {
      return low >= beta ? low : high;
    }
    int at = (int) ((drawn * 0x9E3779B97F4A7C15L) >>> 42);
    if (keys[at] == drawn) {
      low = Math.max(low, lower[at]);
      high = Math.min(high, upper[at]);
      if (low >= high) {
        return lower[at] >= beta ? lower[at] : upper[at] <= alpha ? upper[at] : low;
      }
    }
    int best = best(drawn, low, high);
    if (keys[at] != drawn) {
      keys[at] = drawn;
      lower[at] = (byte) -left;
      upper[at] = (byte) left;
    }
    if (best < high) {
      upper[at] = (byte) Math.min(upper[at], best);
    }
    if (best > low) {
      lower[at] = (byte) Math.max(lower[at], best);
    }
    return best;
  }

  /** How many boxes nobody has yet. */
  private int left(long drawn) {
    int left = 0;
    for (long box : sides) {
      left += (box & ~drawn) != 0 ? 1 : 0;
    }
    return left;
  }

  /** Lines that close boxes first, then safe ones, then those that give boxes away. */
  private int best(long drawn, int alpha, int beta) {
    int best = -INFINITY;
    int low = alpha;
    for (int kind = 0; kind < 3; kind++) {
      for (long free = all & ~drawn; free != 0; free &= free - 1) {
        int line = Long.numberOfTrailingZeros(free);
        if (kind(drawn, line) != kind) {
          continue;
        }
        best = Math.max(best, after(drawn, line, low, beta));
        low = Math.max(low, best);
        if (best >= beta) {
          return best;
        }
      }
    }
    return best;
  }

  private int kind(long drawn, int line) {
    int kind = 1;
    for (long box : round[line]) {
      int open = Long.bitCount(box & ~drawn);
      if (open == 1) {
        return 0;
      }
      kind = open == 2 ? 2 : kind;
    }
    return kind;
  }
}
