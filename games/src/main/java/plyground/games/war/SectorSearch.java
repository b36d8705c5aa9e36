package plyground.games.war;

import plyground.core.search.Limit;

/**
 * Principal variation search to the end of the game on a {@link Sector}.
 *
 * <p>A position is three masks: the mover's cities, the opponent's, both only where they border an
 * empty city, and the empty ones. Its value is what the mover still gains from here on, so that
 * positions which differ in what is already decided are one and the same.
 */
final class SectorSearch {
  /** Stands beside the city's number in the moves kept in memory. */
  private static final int DROP = 64;

  private static final int LOOK = 1 << 10;

  /** Unwinds a search whose limit is reached. */
  static final class Spent extends RuntimeException {
    private Spent() {
      super(null, null, false, false);
    }
  }

  private final SectorTable memory = new SectorTable();

  /** Moves with their order in the upper half, a row for each number of empty cities. */
  private final long[][] buffers = new long[Long.SIZE + 1][];

  private Sector sector = Sector.NONE;
  private long[] links = new long[0];
  private int[] worth = new int[0];
  private boolean marchOnly;
  private Limit limit = Limit.NONE;
  private long deadline;
  private long most;
  private long nodes;

  SectorSearch() {
    for (int empty = 0; empty < buffers.length; empty++) {
      buffers[empty] = new long[2 * empty];
    }
  }

  void begin(Sector searched, Limit within) {
    sector = searched;
    links = searched.links();
    worth = searched.worth();
    marchOnly = searched.marchOnly();
    limit = within;
    most = within.nodes();
    deadline = within.timeOpen() ? Long.MAX_VALUE : System.nanoTime() + within.time().toNanos();
    nodes = 0;
    memory.prepare(searched.cities().length);
  }

  long nodes() {
    return nodes;
  }

  /** The final score for the side to move. */
  int value() {
    int swing = sector.most();
    return sector.score() + value(sector.own(), sector.other(), sector.empty(), -swing, swing);
  }

  /** The final score for the side to move if it takes this city now. */
  int valueOf(int city, boolean march) {
    int swing = sector.most();
    long turned = march ? links[city] & sector.other() : 0;
    int gain = worth[city] + 2 * sum(turned);
    long rest = sector.empty() ^ (1L << city);
    if (rest == 0) {
      return sector.score() + gain;
    }
    long live = live(rest);
    long mine = (sector.own() | (1L << city) | turned) & live;
    long yours = (sector.other() ^ turned) & live;
    return sector.score() + gain - value(yours, mine, rest, gain - swing, gain + swing);
  }

  private int value(long own, long other, long empty, int alpha, int beta) {
    if ((++nodes & (LOOK - 1)) == 0) {
      look();
    }
    if ((empty & (empty - 1)) == 0) {
      return last(own, other, Long.numberOfTrailingZeros(empty));
    }
    // 1. No move can change more than everything.
    int open = size(empty);
    int upper = open + 2 * size(other);
    int lower = -open - 2 * size(own);
    if (upper <= alpha || lower >= beta) {
      return upper <= alpha ? upper : lower;
    }
    // 2. What is known.
    long entry = memory.find(own | empty, other | empty);
    int known = -1;
    if (entry != SectorTable.NOTHING) {
      int value = SectorTable.value(entry);
      int bound = SectorTable.bound(entry);
      if (bound == SectorTable.EXACT
          || (bound == SectorTable.LOWER && value >= beta)
          || (bound == SectorTable.UPPER && value <= alpha)) {
        return value;
      }
      known = SectorTable.move(entry);
    }
    // 3. The moves, the most promising first.
    int count = Long.bitCount(empty);
    long[] moves = buffers[count];
    int end = generate(own, other, empty, known, moves);
    // 4. Each of them; all but the first only have to be refuted.
    int best = Integer.MIN_VALUE;
    int choice = 0;
    int low = alpha;
    for (int i = 0; i < end && best < beta; i++) {
      int move = next(moves, i, end);
      int city = move & (DROP - 1);
      long turned = move < DROP ? links[city] & other : 0;
      int gain = worth[city] + 2 * sum(turned);
      long rest = empty ^ (1L << city);
      long live = live(rest);
      long mine = (own | (1L << city) | turned) & live;
      long yours = (other ^ turned) & live;
      int value;
      if (i == 0) {
        value = gain - value(yours, mine, rest, gain - beta, gain - low);
      } else {
        value = gain - value(yours, mine, rest, gain - low - 1, gain - low);
        if (value > low && value < beta) {
          value = gain - value(yours, mine, rest, gain - beta, gain - value);
        }
      }
      if (value > best) {
        best = value;
        choice = move;
        low = Math.max(low, value);
      }
    }
    int bound =
        best <= alpha ? SectorTable.UPPER : best >= beta ? SectorTable.LOWER : SectorTable.EXACT;
    memory.store(own | empty, other | empty, count, best, choice, bound);
    return best;
  }

  /** The last empty city. */
  private int last(long own, long other, int city) {
    int drop = worth[city];
    if ((links[city] & own) == 0) {
      return drop;
    }
    int march = drop + 2 * sum(links[city] & other);
    return marchOnly ? march : Math.max(march, drop);
  }

  /** Cities are wanted for what they win at once and for what the opponent would win there. */
  private int generate(long own, long other, long empty, int known, long[] moves) {
    int end = 0;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      int city = Long.numberOfTrailingZeros(rest);
      long link = links[city];
      boolean march = (link & own) != 0;
      int won = march ? sum(link & other) : 0;
      int lost = (link & other) != 0 ? sum(link & own) : 0;
      long order = worth[city] + (long) won + lost;
      int move = march ? city : city | DROP;
      moves[end++] = ((move == known ? Integer.MAX_VALUE : order) << 8) | move;
      if (march && !marchOnly) {
        int drop = city | DROP;
        moves[end++] = ((drop == known ? Integer.MAX_VALUE : order - won) << 8) | drop;
      }
    }
    return end;
  }

  /** Moves the best of the rest to the front of them. */
  private static int next(long[] moves, int from, int end) {
    int best = from;
    for (int i = from + 1; i < end; i++) {
      best = moves[i] > moves[best] ? i : best;
    }
    long move = moves[best];
    moves[best] = moves[from];
    moves[from] = move;
    return (int) move & 0x7F;
  }

  /** All that borders one of these empty cities. */
  private long live(long empty) {
    long live = 0;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      live |= links[Long.numberOfTrailingZeros(rest)];
    }
    return live;
  }

  private int sum(long cities) {
    int sum = 0;
    for (long rest = cities; rest != 0; rest &= rest - 1) {
      sum += worth[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  private int size(long cities) {
    int sum = 0;
    for (long rest = cities; rest != 0; rest &= rest - 1) {
      sum += Math.abs(worth[Long.numberOfTrailingZeros(rest)]);
    }
    return sum;
  }

  private void look() {
    boolean late = deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0;
    if (nodes >= most || late || limit.stop().raised()) {
      throw new Spent();
    }
  }
}
