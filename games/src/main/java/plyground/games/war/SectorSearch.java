package plyground.games.war;

import java.util.Arrays;
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

  /** A move among its order. */
  private static final int MOVE = 2 * DROP - 1;

  private static final int LOOK = 1 << 10;

  /** With fewer empty cities to go a position is searched sooner than looked up. */
  private static final int REMEMBERED = 3;

  /** From so many empty cities on the table is asked about all replies before any is searched. */
  private static final int ASKED = 5;

  private static final int UNKNOWN = Integer.MIN_VALUE;

  /** Unwinds a search whose limit is reached. */
  static final class Spent extends RuntimeException {
    private Spent() {
      super(null, null, false, false);
    }
  }

  private final SectorTable memory = new SectorTable();

  /** Moves with their order in the upper half, a row for each number of empty cities. */
  private final long[][] buffers = new long[Long.SIZE + 1][];

  /** For every empty city its neighbours, for every other the empty ones beside it. */
  private final long[] links = new long[Long.SIZE];

  private Sector sector = Sector.NONE;
  private int[] worth = new int[0];
  private boolean marchOnly;
  private LastCities last = new LastCities(links, worth, true);
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
    link(searched);
    worth = searched.worth();
    marchOnly = searched.marchOnly();
    last = new LastCities(links, worth, marchOnly);
    limit = within;
    most = within.nodes();
    deadline = within.timeOpen() ? Long.MAX_VALUE : System.nanoTime() + within.time().toNanos();
    nodes = 0;
    memory.prepare(searched.cities().length);
  }

  private void link(Sector searched) {
    Arrays.fill(links, 0);
    long[] given = searched.links();
    System.arraycopy(given, 0, links, 0, given.length);
    for (int city = 0; city < given.length; city++) {
      for (long held = given[city] & ~searched.empty(); held != 0; held &= held - 1) {
        links[Long.numberOfTrailingZeros(held)] |= 1L << city;
      }
    }
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
    return valueOf(city, march, -sector.most(), sector.most());
  }

  /** Whether taking this city now leads to at least that final score. */
  boolean reaches(int score, int city, boolean march) {
    int more = score - sector.score();
    return valueOf(city, march, more - 1, more) >= score;
  }

  private int valueOf(int city, boolean march, int alpha, int beta) {
    long own = sector.own();
    long other = sector.other();
    long turned = march ? links[city] & other : 0;
    int gain = worth[city] + 2 * sum(turned);
    long rest = sector.empty() ^ (1L << city);
    if (rest == 0) {
      return sector.score() + gain;
    }
    long dead = dead(city, rest);
    long mine = (own | (1L << city) | turned) & ~dead;
    long yours = (other ^ turned) & ~dead;
    return sector.score() + gain - value(yours, mine, rest, gain - beta, gain - alpha);
  }

  private int value(long own, long other, long empty, int alpha, int beta) {
    if ((++nodes & (LOOK - 1)) == 0) {
      look();
    }
    int count = Long.bitCount(empty);
    if (count <= 2) {
      return last.value(own, other, empty);
    }
    // 1. No move can change more than everything.
    int open = size(empty);
    int upper = open + 2 * size(other);
    int lower = -open - 2 * size(own);
    if (upper <= alpha || lower >= beta) {
      return upper <= alpha ? upper : lower;
    }
    // 2. What is known.
    boolean remembered = count >= REMEMBERED;
    long entry = remembered ? memory.find(own | empty, other | empty) : SectorTable.NOTHING;
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
    long[] moves = buffers[count];
    int end = generate(own, other, empty, known, moves);
    // 4. A reply that is known to be good enough.
    if (count >= ASKED) {
      int refuted = refuted(own, other, empty, beta, moves, end);
      if (refuted != UNKNOWN) {
        return refuted;
      }
    }
    // 5. Each of them; all but the first only have to be refuted.
    int best = Integer.MIN_VALUE;
    int choice = 0;
    int low = alpha;
    for (int i = 0; i < end && best < beta; i++) {
      int move = next(moves, i, end);
      int city = move & (DROP - 1);
      long turned = move < DROP ? links[city] & other : 0;
      int gain = worth[city] + 2 * sum(turned);
      long rest = empty ^ (1L << city);
      long dead = dead(city, rest);
      long mine = (own | (1L << city) | turned) & ~dead;
      long yours = (other ^ turned) & ~dead;
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
    if (remembered) {
      int bound =
          best <= alpha ? SectorTable.UPPER : best >= beta ? SectorTable.LOWER : SectorTable.EXACT;
      memory.store(own | empty, other | empty, count, best, choice, bound);
    }
    return best;
  }

  /** The value of a move the table knows to be at least beta; {@link #UNKNOWN} without any. */
  private int refuted(long own, long other, long empty, int beta, long[] moves, int end) {
    for (int i = 0; i < end; i++) {
      int move = (int) moves[i] & MOVE;
      int city = move & (DROP - 1);
      long turned = move < DROP ? links[city] & other : 0;
      long rest = empty ^ (1L << city);
      long dead = dead(city, rest);
      long mine = (own | (1L << city) | turned) & ~dead;
      long yours = (other ^ turned) & ~dead;
      long entry = memory.find(yours | rest, mine | rest);
      if (entry != SectorTable.NOTHING && SectorTable.bound(entry) != SectorTable.LOWER) {
        int value = worth[city] + 2 * sum(turned) - SectorTable.value(entry);
        if (value >= beta) {
          return value;
        }
      }
    }
    return UNKNOWN;
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
    return (int) move & MOVE;
  }

  /** What can no longer change hands once this city is taken: nothing empty is left beside it. */
  private long dead(int city, long rest) {
    long dead = 0;
    for (long near = (links[city] | 1L << city) & ~rest; near != 0; near &= near - 1) {
      long one = Long.lowestOneBit(near);
      dead |= (links[Long.numberOfTrailingZeros(near)] & rest) == 0 ? one : 0;
    }
    return dead;
  }

  private int sum(long cities) {
    return last.sum(cities);
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
