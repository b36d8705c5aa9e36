package plyground.games.othello;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Principal variation search to the end of the game on bare longs: a table with enhanced
 * transposition cut-offs (Plaat and others 1996), moves ordered by a forecast, stability cut-offs,
 * odd regions first near the end. Values are final disc differences for the owner.
 *
 * <p>It is one long class because the search lives on its own fields: nodes passed between objects
 * would cost a good part of its speed.
 */
@SuppressWarnings("ArgumentSelectionDefectChecker") // the sides change places at every move
final class ExactSearch {
  /** From here down putting moves in order costs more than it saves. */
  private static final int SHALLOW = 6;

  /** With fewer empty squares the table's memory takes longer to answer than a search. */
  private static final int TABLE_FROM = 12;

  /** From here down looking up the positions that moves lead to costs more in memory's delays. */
  private static final int LOOK_AHEAD_FROM = 13;

  /** From here down a node is not worth sharing between threads. */
  private static final int SPLIT_FROM = 12;

  /** Where the first move did not cut the second often does, and help with the third is vain. */
  private static final int SPLIT_AFTER = 2;

  /** From here down nothing is guessed. */
  private static final int PROBE_FROM = 14;

  /** Of the shallow search's values, in discs. */
  private static final int STANDARD_ERROR = 6;

  /** Half the width of the first window round a guess. */
  static final int MARGIN = 6;

  private static final int LAST = 4;
  private static final int NONE = -128;
  private static final int LOOK_EVERY = 1 << 5;

  /** From here on putting a node's moves in order takes long enough to look at the clock. */
  private static final int SLOW_FROM = 18;

  /** Unwinds a search that was told to stop. */
  static final class Stopped extends RuntimeException {
    private Stopped() {
      super(null, null, false, false);
    }
  }

  private final Size size;
  private final EmptySquares rule;
  private final long board;
  private final int cells;
  private final SolvedTable table;
  private final BooleanSupplier stop;
  private final Team team;
  private final MoveOrdering forecast;
  private final LastSquares last;
  private final ShallowSearch shallow;
  private final MovePicker[] frames = new MovePicker[61];
  private long nodes;
  private int untilLook = LOOK_EVERY;
  private @Nullable Split within;

  /**
   * @param team who may help
   */
  ExactSearch(Size size, EmptySquares rule, SolvedTable table, BooleanSupplier stop, Team team) {
    this.size = size;
    this.rule = rule;
    this.table = table;
    this.stop = stop;
    this.team = team;
    board = size.board();
    cells = size.cells();
    shallow = new ShallowSearch(size, rule, OrderingWeights.of(size));
    forecast = new MoveOrdering(size, shallow);
    last = new LastSquares(rule);
  }

  long nodes() {
    nodes += last.takePositions() + shallow.takePositions();
    return nodes;
  }

  /** The value if it is inside the window; otherwise a bound on it from the side it is on. */
  int value(long own, long other, int alpha, int beta) {
    return value(own, other, alpha, beta, Long.bitCount(board & ~(own | other)));
  }

  /** The exact value, sought near a guess. */
  int valueNear(long own, long other, int guess) {
    int margin = MARGIN;
    int alpha = guess - margin;
    int beta = guess + margin;
    while (true) {
      int value = value(own, other, alpha, beta);
      margin *= 2;
      if (value <= alpha && alpha >= -cells) {
        beta = alpha + 1;
        alpha = value - margin;
      } else if (value >= beta && beta <= cells) {
        alpha = beta - 1;
        beta = value + margin;
      } else {
        return value;
      }
    }
  }

  private int value(long own, long other, int alpha, int beta, int empties) {
    return empties > SHALLOW
        ? deep(own, other, alpha, beta, empties)
        : nearEnd(own, other, alpha, beta, empties);
  }

  private int deep(long own, long other, int alpha, int beta, int empties) {
    count(empties);
    long empty = board & ~(own | other);
    // 1. Passes and the end of the game.
    long places = FlipLines.places(own, other, empty);
    if (places == 0) {
      return FlipLines.places(other, own, empty) == 0
          ? margin(own, other, empties)
          : -deep(other, own, -beta, -alpha, empties);
    }
    // 2. Discs that stay what they are bound the result from both sides.
    int ceiling = ceiling(own, other, alpha);
    if (ceiling <= alpha) {
      return ceiling;
    }
    // 3. The table.
    boolean remembers = empties >= TABLE_FROM;
    long known = remembers ? table.find(own, other) : SolvedTable.NOTHING;
    int lower = -cells;
    int upper = ceiling;
    int first = SolvedTable.NO_MOVE;
    if (known != SolvedTable.NOTHING) {
      first = SolvedTable.move(known);
    }
    if (known != SolvedTable.NOTHING && table.reliable(known)) {
      lower = SolvedTable.lower(known);
      upper = Math.min(upper, SolvedTable.upper(known));
      if (lower >= beta || lower == upper) {
        return lower;
      }
      if (upper <= alpha) {
        return upper;
      }
    }
    int low = Math.max(alpha, lower);
    int high = Math.min(beta, upper);
    // 4. In a pass that need not be sure, a shallow search far outside of the window.
    if (empties >= PROBE_FROM && table.caution() > SolvedTable.CERTAIN && high == low + 1) {
      int believed = probe(own, other, low, empties);
      if (believed != NONE) {
        return believed;
      }
    }
    // 5. The moves, and whether the table settles one of the positions they lead to.
    var frame = frame(empties);
    int settled = generate(frame, own, other, places, empty, first, high);
    if (settled >= high) {
      table.store(own, other, Math.max(lower, settled), upper, first, empties);
      return settled;
    }
    // 6. The first move with the full window, the others with an empty one.
    int best = NONE;
    int choice = SolvedTable.NO_MOVE;
    for (int i = 0; i < frame.count && best < high; i++) {
      if (i >= SPLIT_AFTER && empties >= SPLIT_FROM && team.wantsWork()) {
        var node = new Split.Node(own, other, empties, low, high);
        var split = share(frame.split(node, i, within, best, choice));
        best = split.best();
        choice = split.choice();
        break;
      }
      frame.pick(i);
      int square = frame.squares[i];
      long flips = frame.flips[i];
      long nextOwn = other ^ flips;
      long nextOther = own ^ (flips | 1L << square);
      int value =
          i == 0
              ? -value(nextOwn, nextOther, -high, -low, empties - 1)
              : later(nextOwn, nextOther, Math.max(low, best), high, empties - 1);
      if (value > best) {
        best = value;
        choice = square;
      }
    }
    // 7. Remember.
    if (remembers) {
      int newLower = best > low ? Math.max(lower, best) : lower;
      int newUpper = best < high ? Math.min(upper, best) : upper;
      table.store(own, other, newLower, newUpper, choice, empties);
    }
    return best;
  }

  /**
   * ProbCut (Buro 1995): one of the two values next to each other if a shallow search is sure.
   *
   * @return the lower or the higher of the two, or {@link #NONE}
   */
  private int probe(long own, long other, int low, int empties) {
    int plies = 2 * Math.clamp((empties - PROBE_FROM) / 4 + 1, 1, 3);
    int unit = OrderingWeights.UNIT;
    int margin = (int) (table.caution() * STANDARD_ERROR * unit);
    int bound = (low + 1) * unit + margin;
    if (shallow.value(own, other, bound - 1, bound, plies) >= bound) {
      return low + 1;
    }
    bound = low * unit - margin;
    return shallow.value(own, other, bound, bound + 1, plies) <= bound ? low : NONE;
  }

  /** The value of a move that is not expected to be better than what there is. */
  private int later(long own, long other, int low, int high, int empties) {
    int value = -value(own, other, -low - 1, -low, empties);
    return value > low && value < high ? -value(own, other, -high, -value, empties) : value;
  }

  /** Searches the moves of a node together with whoever comes; it is settled then. */
  private Split share(Split split) {
    team.open(split);
    try {
      work(split);
      for (var part = team.join(split); part != null; part = team.join(split)) {
        work(part);
      }
    } finally {
      team.close(split);
    }
    if (!split.settled()) {
      throw new Stopped();
    }
    return split;
  }

  /** Helps the team until it is finished. */
  void help() {
    for (var split = team.join(null); split != null; split = team.join(null)) {
      work(split);
    }
  }

  private void work(Split split) {
    var outer = within;
    within = split;
    try {
      for (int i = team.take(split); i >= 0; i = team.take(split)) {
        var node = split.node;
        long nextOwn = node.other() ^ split.flips[i];
        long nextOther = node.own() ^ (split.flips[i] | 1L << split.squares[i]);
        int value = later(nextOwn, nextOther, team.low(split), node.high(), node.empties() - 1);
        team.value(split, split.squares[i], value);
      }
    } catch (Stopped early) {
      // The owner sees whether what is missing was needed.
    } finally {
      within = outer;
      team.leave(split);
    }
  }

  private MovePicker frame(int empties) {
    if (frames[empties] == null) {
      frames[empties] = new MovePicker();
    }
    return frames[empties];
  }

  private int generate(
      MovePicker frame, long own, long other, long places, long empty, int first, int beta) {
    int count = 0;
    long odd = odd(empty);
    int settled = NONE;
    boolean lookAhead = Long.bitCount(empty) >= LOOK_AHEAD_FROM;
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = FlipLines.flips(square, own, other);
      long nextOwn = other ^ flips;
      long nextOther = own ^ (flips | 1L << square);
      frame.squares[count] = square;
      frame.flips[count] = flips;
      frame.scores[count] =
          square == first ? Integer.MAX_VALUE : forecast.rate(nextOwn, nextOther, square, odd);
      count++;
      long known = lookAhead ? table.find(nextOwn, nextOther) : SolvedTable.NOTHING;
      if (known != SolvedTable.NOTHING && table.reliable(known)) {
        settled = Math.max(settled, -SolvedTable.upper(known));
        if (settled >= beta) {
          break;
        }
      }
    }
    frame.count = count;
    return settled;
  }

  /** Just before the last squares: quick, ordered by parity alone. */
  private int nearEnd(long own, long other, int alpha, int beta, int empties) {
    long empty = board & ~(own | other);
    long odd = odd(empty);
    if (empties <= LAST) {
      return last.value(own, other, alpha, beta, empty & odd, empty & ~odd);
    }
    nodes++;
    long places = FlipLines.places(own, other, empty);
    if (places == 0) {
      return FlipLines.places(other, own, empty) == 0
          ? margin(own, other, empties)
          : -nearEnd(other, own, -beta, -alpha, empties);
    }
    int ceiling = ceiling(own, other, alpha);
    if (ceiling <= alpha) {
      return ceiling;
    }
    int best = NONE;
    for (long part = places & odd, rest = places & ~odd; (part | rest) != 0; ) {
      if (part == 0) {
        part = rest;
        rest = 0;
      }
      int square = Long.numberOfTrailingZeros(part);
      part &= part - 1;
      long flips = FlipLines.flips(square, own, other);
      int low = Math.max(alpha, best);
      int value = -nearEnd(other ^ flips, own ^ (flips | 1L << square), -beta, -low, empties - 1);
      if (value > best) {
        best = value;
        if (best >= beta) {
          break;
        }
      }
    }
    return best;
  }

  /** The owner's best result while the other's stable discs stay; looked at only if it may cut. */
  private int ceiling(long own, long other, int alpha) {
    if (cells - 2 * Long.bitCount(other) > alpha) {
      return cells;
    }
    return cells - 2 * Long.bitCount(Stability.stable(other, own | other, size));
  }

  /** The quarters of the board with an odd number of empty squares: who plays there plays last. */
  private static long odd(long empty) {
    long odd = 0;
    for (long quarter : QUARTERS) {
      odd |= (Long.bitCount(empty & quarter) & 1) != 0 ? quarter : 0;
    }
    return odd;
  }

  private static final long[] QUARTERS = {
    0x000000000F0F0F0FL, 0x00000000F0F0F0F0L, 0x0F0F0F0F00000000L, 0xF0F0F0F000000000L
  };

  private int margin(long own, long other, int empties) {
    return rule.margin(Long.bitCount(own) - Long.bitCount(other), empties);
  }

  private void count(int empties) {
    nodes++;
    untilLook -= empties >= SLOW_FROM ? LOOK_EVERY : 1;
    if (untilLook <= 0) {
      untilLook = LOOK_EVERY;
      if (stop.getAsBoolean() || (within != null && within.needless())) {
        throw new Stopped();
      }
    }
  }
}
