package plyground.games.othello;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import plyground.core.search.Bounds;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.SearchClock;
import plyground.core.search.Trace;

/**
 * Proves the final disc difference of a position, and of every move if asked to.
 *
 * <p>Several threads share the moves, what is behind them and the table; what is found does not
 * depend on them, only the number of positions visited does. Of a limit the time and the stop
 * signal count: a proof that was cut short says nothing but a move.
 */
final class OthelloSolver implements Search<OthelloPosition> {
  private static final int LEAST_BITS = 15;
  private static final int MOST_BITS = 24;
  private static final int BYTES_AN_ENTRY = 24;

  /**
   * Every empty square more than these doubles the table. The large board's proofs gain more by
   * remembering than they lose by waiting for memory: FFO 40 to 44 take 181 M positions, with a
   * table an eighth as large 263 M.
   */
  private static final int TABLE_FROM_SIX = 8;

  private static final int TABLE_FROM_EIGHT = 5;

  /** With so many empty squares it takes about a second on the large board. */
  private static final int A_SECOND_EIGHT = 21;

  private final int threads;
  private final boolean everyMove;
  private @Nullable SolvedTable table;
  private @Nullable BoardTurn before;

  /**
   * @param everyMove whether each move gets its exact value, or only the best one
   */
  OthelloSolver(int threads, boolean everyMove) {
    this.threads = threads;
    this.everyMove = everyMove;
  }

  /**
   * About how long the best move takes on one thread. On the large board measured means, which
   * differ by a factor of five either way; an empty square more takes twice as long. On the small
   * one a power law in what the tree's size depends on, fitted to 569 proofs with 18 to 25 empty
   * squares: as many took longer as shorter, half of them by less than a factor of 1.8.
   */
  static double expectedSeconds(OthelloPosition position) {
    if (position.size() == Size.EIGHT) {
      return Math.pow(2, position.empties() - A_SECOND_EIGHT);
    }
    long stones = position.own() | position.other();
    int frontier = Long.bitCount(position.empty() & NeighbourSquares.around(stones));
    return 1.2e-9
        * Math.pow(1.73, position.empties())
        * Math.pow(1 + replies(position), 0.84)
        * Math.pow(1.2, frontier);
  }

  /** How many lines of two moves there are. */
  private static int replies(OthelloPosition position) {
    int[] moves = new int[position.size().cells()];
    int replies = 0;
    for (int i = position.moves(moves, 0) - 1; i >= 0; i--) {
      replies += Long.bitCount(position.play(moves[i]).places());
    }
    return replies;
  }

  @Override
  public Result search(OthelloPosition root, Limit limit, Trace trace) {
    return search(root, Bounds.NONE, limit, trace);
  }

  @Override
  public Result search(OthelloPosition root, Bounds known, Limit limit, Trace trace) {
    return new Proof(root, everyMove, table(root), stop(limit), trace)
        .recalling()
        .within(known)
        .run(threads);
  }

  @Override
  public void newGame(long seed) {
    if (table != null) {
      table.forget();
    }
  }

  private static BooleanSupplier stop(Limit limit) {
    var signal = limit.stop();
    if (limit.timeOpen()) {
      return signal::raised;
    }
    long deadline = SearchClock.nanos() + limit.time().toNanos();
    return () -> signal.raised() || SearchClock.nanos() - deadline >= 0;
  }

  /**
   * Made when first needed; a larger one serves a smaller position as well, with what it knows of
   * the same game.
   */
  private SolvedTable table(OthelloPosition root) {
    long memory = Runtime.getRuntime().maxMemory();
    int bits = tableBits(root.size(), root.empties(), memory);
    if (table == null || table.entries() < 1 << bits) {
      table = new SolvedTable(bits);
    }
    if (before == null || !root.turn().sameGame(before)) {
      table.forget();
    } else {
      table.goOn();
    }
    before = root.turn();
    return table;
  }

  /** As large as the position deserves, but of the memory not more than a third. */
  static int tableBits(Size size, int empties, long memory) {
    int from = size == Size.SIX ? TABLE_FROM_SIX : TABLE_FROM_EIGHT;
    int bits = Math.clamp(empties - from, LEAST_BITS, MOST_BITS);
    while (bits > LEAST_BITS && (long) BYTES_AN_ENTRY << bits > memory / 3) {
      bits--;
    }
    return bits;
  }
}
