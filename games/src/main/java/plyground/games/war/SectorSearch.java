package plyground.games.war;

import plyground.core.search.Limit;
import plyground.core.search.SearchClock;
import plyground.core.search.Stop;

/**
 * Alpha-beta with null windows to the end of the game on a {@link Sector}.
 *
 * <p>A position is three masks: the mover's cities, the opponent's, both only where they border an
 * empty city, and the empty ones. Its value is what the mover still gains from here on, so that
 * positions which differ in what is already decided are one and the same.
 */
final class SectorSearch {
  private static final int LOOK = 1 << 10;

  /** From so many empty cities on the table is asked about all replies before any is searched. */
  private static final int ASKED = 5;

  /** From so many empty cities on it is looked for parts. */
  private static final int PARTED = 6;

  /** From so many empty cities on threads look where the others are. */
  private static final int SHARED = 8;

  private static final int UNKNOWN = Integer.MIN_VALUE;

  /** Unwinds a search whose limit is reached. */
  static final class Spent extends RuntimeException {
    Spent() {
      super(null, null, false, false);
    }
  }

  /** The moves of a position with their order, and by move what each leads to. */
  private static final class Replies {
    final long[] moves;
    final long[] mine = new long[2 * SectorMoves.DROP];
    final long[] yours = new long[2 * SectorMoves.DROP];
    final long[] leaves = new long[2 * SectorMoves.DROP];
    final int[] gain = new int[2 * SectorMoves.DROP];

    /** The city that refuted such a position last, and another one before it. */
    int refutation;

    int earlier;

    Replies(int empty) {
      moves = new long[4 * empty];
    }

    void refuted(int city) {
      if (city != refutation) {
        earlier = refutation;
        refutation = city;
      }
    }
  }

  private final SectorTable memory;
  private final PositionsTaken taken;
  private final int threads;
  private final SectorMoves after = new SectorMoves();
  private final Replies[] rows = new Replies[Long.SIZE + 1];
  private Sector sector = Sector.NONE;
  private LastCities last = after.begin(Sector.NONE);
  private final PartBounds parts = new PartBounds(this::value, after, last);
  private Stop stop = Stop.NEVER;
  private long leaves;

  private long deadline;
  private long most;
  private long nodes;

  /**
   * @param threads how many share the table
   */
  SectorSearch(SectorTable memory, PositionsTaken taken, int threads) {
    this.memory = memory;
    this.taken = taken;
    this.threads = threads;
  }

  void begin(Sector searched, Limit within) {
    sector = searched;
    last = after.begin(searched);
    parts.begin(searched, last);
    stop = within.stop();
    most = Math.max(1, within.nodes() / threads);
    deadline = within.timeOpen() ? Long.MAX_VALUE : SearchClock.nanos() + within.time().toNanos();
    nodes = 0;
    long held = searched.own() | searched.other();
    leaves = after.leaves(held, searched.empty());
    int empty = searched.cities().length;
    for (int count = empty; count > 0 && rows[count] == null; count--) {
      rows[count] = new Replies(count);
    }
  }

  /** Gives up at this signal from now on. */
  void stopsAt(Stop signal) {
    stop = signal;
  }

  long nodes() {
    return nodes;
  }

  /** Whether the mover gains at least beta: a true bound on that side. */
  int gain(int beta) {
    return value(sector.own(), sector.other(), sector.empty(), leaves, beta);
  }

  /** The same if this city is taken now. */
  int gain(int city, boolean march, int beta) {
    int move = march ? city : city | SectorMoves.DROP;
    after.take(sector.own(), sector.other(), sector.empty(), leaves, move);
    int gain = after.gain;
    long rest = sector.empty() ^ (1L << city);
    return rest == 0
        ? gain
        : gain - value(after.yours, after.mine, rest, after.leaves, gain - beta + 1);
  }

  private int value(long own, long other, long empty, long ends, int beta) {
    if ((++nodes & (LOOK - 1)) == 0) {
      look();
    }
    int count = Long.bitCount(empty);
    if (count <= 2) {
      return last.value(own, other, empty);
    }
    // 1. What is known.
    long entry = memory.find(own | empty, other | empty);
    int lower = SectorTable.LEAST;
    int upper = SectorTable.GREATEST;
    int known = -1;
    if (entry != SectorTable.NOTHING) {
      lower = SectorTable.lower(entry);
      upper = SectorTable.upper(entry);
      if (lower >= beta || upper < beta) {
        return lower >= beta ? lower : upper;
      }
      known = SectorTable.move(entry);
    }
    long before = nodes - 1;
    // 2. What has refuted such positions lately, if it is known to be good enough here.
    var row = rows[count];
    if (count >= ASKED) {
      int refuted = known(own, other, empty, ends, beta, row, row.refutation);
      refuted =
          refuted == UNKNOWN ? known(own, other, empty, ends, beta, row, row.earlier) : refuted;
      if (refuted != UNKNOWN) {
        memory.store(
            own | empty, other | empty, refuted, upper, after.move(own, row.refutation), 1);
        return refuted;
      }
    }
    // 3. What the parts tell that cannot touch each other.
    if (count >= PARTED) {
      int bound = parts.of(own, other, empty, ends, beta);
      if (bound != PartBounds.NONE) {
        lower = bound >= beta ? bound : lower;
        upper = bound < beta ? bound : upper;
        memory.store(own | empty, other | empty, lower, upper, Math.max(0, known), nodes - before);
        return bound;
      }
    }
    // 4. The moves, and what can be told without making one.
    int end = after.generate(own, other, empty, ends, known, row.moves);
    lower = Math.max(lower, after.lower);
    upper = Math.min(upper, after.upper);
    if (lower >= beta || upper < beta) {
      return lower >= beta ? lower : upper;
    }
    // 5. Any reply that is known to be good enough.
    if (count >= ASKED) {
      int refuted = refuted(own, other, empty, ends, beta, row, end);
      if (refuted != UNKNOWN) {
        memory.store(
            own | empty, other | empty, refuted, upper, after.move(own, row.refutation), 1);
        return refuted;
      }
    }
    // 6. Each of them, the most promising first.
    int best = Integer.MIN_VALUE;
    int choice = 0;
    boolean shared = threads > 1 && count >= SHARED;
    int all = end;
    for (int i = 0; i < all && best < beta; i++) {
      int move = i < end ? SectorMoves.next(row.moves, i, end) : SectorMoves.move(row.moves[i]);
      if (count < ASKED) {
        take(own, other, empty, ends, move, row);
      }
      int gain = row.gain[move];
      long rest = empty ^ (1L << (move & (SectorMoves.DROP - 1)));
      long mark = shared ? PositionsTaken.mark(row.yours[move] | rest, row.mine[move] | rest) : 0;
      if (shared && i > 0 && i < end && taken.has(mark)) {
        row.moves[all++] = row.moves[i];
        continue;
      }
      if (shared) {
        taken.add(mark);
      }
      int value =
          gain - value(row.yours[move], row.mine[move], rest, row.leaves[move], gain - beta + 1);
      if (shared) {
        taken.remove(mark);
      }
      if (value > best) {
        best = value;
        choice = move;
      }
    }
    boolean enough = best >= beta;
    if (enough) {
      row.refuted(choice & (SectorMoves.DROP - 1));
    }
    memory.store(
        own | empty,
        other | empty,
        enough ? best : lower,
        enough ? upper : best,
        choice,
        nodes - before);
    return best;
  }

  private void take(long own, long other, long empty, long ends, int move, Replies row) {
    after.take(own, other, empty, ends, move);
    row.mine[move] = after.mine;
    row.yours[move] = after.yours;
    row.leaves[move] = after.leaves;
    row.gain[move] = after.gain;
  }

  /**
   * The value of a move the table knows to be at least beta; {@link #UNKNOWN} without any. All are
   * made before the table is asked, so that it is waited for once and not for each.
   */
  private int refuted(long own, long other, long empty, long ends, int beta, Replies row, int end) {
    for (int i = 0; i < end; i++) {
      take(own, other, empty, ends, SectorMoves.move(row.moves[i]), row);
    }
    for (int i = 0; i < end; i++) {
      int move = SectorMoves.move(row.moves[i]);
      long rest = empty ^ (1L << (move & (SectorMoves.DROP - 1)));
      long entry = memory.find(row.yours[move] | rest, row.mine[move] | rest);
      if (entry != SectorTable.NOTHING && row.gain[move] - SectorTable.upper(entry) >= beta) {
        row.refuted(move & (SectorMoves.DROP - 1));
        return row.gain[move] - SectorTable.upper(entry);
      }
    }
    return UNKNOWN;
  }

  /** The same for one city, if it is empty. */
  private int known(long own, long other, long empty, long ends, int beta, Replies row, int city) {
    if ((empty >>> city & 1) == 0) {
      return UNKNOWN;
    }
    after.take(own, other, empty, ends, after.move(own, city));
    long rest = empty ^ (1L << city);
    long entry = memory.find(after.yours | rest, after.mine | rest);
    if (entry == SectorTable.NOTHING || after.gain - SectorTable.upper(entry) < beta) {
      return UNKNOWN;
    }
    row.refuted(city);
    return after.gain - SectorTable.upper(entry);
  }

  private void look() {
    boolean late = deadline != Long.MAX_VALUE && SearchClock.nanos() - deadline >= 0;
    if (nodes >= most || late || stop.raised()) {
      throw new Spent();
    }
  }
}
