package plyground.games.war;

import java.util.Arrays;

/**
 * What can be done on a {@link Sector}, and what it leads to.
 *
 * <p>Positions that come to the same become one. What no longer can change hands is left out. A
 * held city with one empty city left beside it is a leaf of that one. Where both sides have leaves
 * of an empty city, both may march there for the rest of the game, and whoever does gets all of
 * them: it does not matter whose they were. So the first of them is given to one side, the others
 * to the other side, and the difference is counted at once. This holds where nobody drops who could
 * march as well, so without burdens.
 *
 * <p>An empty city beside which are leaves and nothing else is a switch: it changes nothing but
 * itself. Of several switches the one with most at stake is best, for both sides: who takes a
 * smaller one could have taken the larger, played on as if he had not, and lost nothing.
 */
final class SectorMoves {
  /** Stands beside the city's number in a move. */
  static final int DROP = 64;

  private static final int MOVE = 2 * DROP - 1;
  private static final int MOVE_BITS = 8;

  /** For every empty city its neighbours, for every other the empty ones beside it. */
  private final long[] links = new long[Long.SIZE];

  /** Switches with what is at stake in the upper part, the greatest first. */
  private final long[] switches = new long[Long.SIZE];

  private final Sums sums = new Sums();
  private final Sums sizes = new Sums();
  private int[] worth = new int[0];
  private boolean marchOnly;
  private boolean burdens;

  /** After {@link #take}: the cities of the side that took one. */
  long mine;

  /** After {@link #take}: the cities of the side to move. */
  long yours;

  /** After {@link #take}: the leaves. */
  long leaves;

  /** After {@link #take}: what the side that took a city has gained. */
  int gain;

  /** After {@link #generate}: the mover gains no more than this. */
  int upper;

  /** After {@link #generate}: the mover gains no less than this. */
  int lower;

  LastCities begin(Sector searched) {
    Arrays.fill(links, 0);
    long[] given = searched.links();
    System.arraycopy(given, 0, links, 0, given.length);
    for (int city = 0; city < given.length; city++) {
      for (long held = given[city] & ~searched.empty(); held != 0; held &= held - 1) {
        links[Long.numberOfTrailingZeros(held)] |= 1L << city;
      }
    }
    worth = searched.worth();
    marchOnly = searched.marchOnly();
    burdens = Arrays.stream(worth).anyMatch(each -> each < 0);
    sums.begin(worth, searched.size());
    sizes.begin(Arrays.stream(worth).map(Math::abs).toArray(), searched.size());
    return new LastCities(links, worth, marchOnly);
  }

  /** The held cities with one empty neighbour. */
  long leaves(long held, long empty) {
    long found = 0;
    for (long rest = held; rest != 0; rest &= rest - 1) {
      found |=
          isLeaf(links[Long.numberOfTrailingZeros(rest)] & empty) ? Long.lowestOneBit(rest) : 0;
    }
    return found;
  }

  private static boolean isLeaf(long beside) {
    return beside != 0 && (beside & (beside - 1)) == 0;
  }

  /**
   * The only move on an empty city worth a look where there are no burdens, and one where there
   * are.
   */
  int move(long own, int city) {
    return (links[city] & own) != 0 ? city : city | DROP;
  }

  /**
   * Every move worth a look, without order.
   *
   * @return their number
   */
  int all(long own, long empty, int[] moves) {
    int end = 0;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      int city = Long.numberOfTrailingZeros(rest);
      moves[end++] = move(own, city);
      if (!marchOnly && (links[city] & own) != 0) {
        moves[end++] = city | DROP;
      }
    }
    return end;
  }

  /** The city of a move. */
  static long city(int move) {
    return 1L << (move & (DROP - 1));
  }

  /** Makes a move. */
  void take(long own, long other, long empty, long leavesBefore, int move) {
    int city = move & (DROP - 1);
    long taken = 1L << city;
    long link = links[city];
    long rest = empty ^ taken;
    long turned = move < DROP ? link & other : 0;
    long settled = 0;
    long ends = 0;
    long found = leavesBefore;
    for (long near = (link & ~empty & (own | other)) | taken; near != 0; near &= near - 1) {
      long beside = links[Long.numberOfTrailingZeros(near)] & rest;
      long one = Long.lowestOneBit(near);
      if (beside == 0) {
        settled |= one;
      } else if (isLeaf(beside)) {
        found |= one;
        ends |= beside;
      }
    }
    gain = worth[city] + 2 * sum(turned);
    mine = (own | taken | turned) & ~settled;
    yours = (other ^ turned) & ~settled;
    leaves = found & ~settled;
    if (!burdens) {
      for (; ends != 0; ends &= ends - 1) {
        simplify(Long.numberOfTrailingZeros(ends), rest);
      }
    }
  }

  /** Gives an empty city's leaves to whom it does not matter that they belong. */
  private void simplify(int city, long empty) {
    long around = links[city];
    long ends = around & leaves;
    if ((ends & mine) != 0 && (ends & yours) != 0) {
      // The same side gets the first one whoever is to move, so that nothing changes later on.
      long first = Long.lowestOneBit(ends);
      long toMine = (Long.bitCount(empty) & 1) == 0 ? ends ^ first : first;
      long toYours = ends ^ toMine;
      gain += 2 * (sum(toMine & yours) - sum(toYours & mine));
      mine = (mine & ~ends) | toMine;
      yours = (yours & ~ends) | toYours;
    } else if ((around & (empty | mine | yours)) == ends) {
      // One side's alone, and no way for the other to get there.
      mine &= ~ends;
      yours &= ~ends;
      leaves &= ~ends;
    }
  }

  /**
   * Writes the moves worth looking at with their order in the upper part and finds bounds. Cities
   * are wanted for what they win at once and for what the opponent would win there.
   *
   * @param known a move to be tried first
   * @return their number; none if the bounds are the value
   */
  int generate(long own, long other, long empty, long leavesNow, int known, long[] moves) {
    int end = 0;
    int switched = 0;
    int even = 0;
    long aside = 0;
    long alone = 0;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      int city = Long.numberOfTrailingZeros(rest);
      long link = links[city];
      boolean march = (link & own) != 0;
      int won = march ? sum(link & other) : 0;
      int lost = (link & other) != 0 ? sum(link & own) : 0;
      long order = worth[city] + (long) won + lost;
      int move = move(own, city);
      if (!burdens && (link & (empty | own | other) & ~leavesNow) == 0) {
        even += won - lost;
        aside |= link;
        alone |= 1L << city;
        insert((order << MOVE_BITS) | move, switched++);
        continue;
      }
      moves[end++] = ((move == known ? Integer.MAX_VALUE : order) << MOVE_BITS) | move;
      if (march && !marchOnly) {
        int drop = city | DROP;
        moves[end++] = ((drop == known ? Integer.MAX_VALUE : order - won) << MOVE_BITS) | drop;
      }
    }
    bound(even, switched);
    int open = size(empty & ~alone);
    // Who loses a burden gains by it.
    upper += open + 2 * size((burdens ? own | other : other) & ~aside);
    lower -= open + 2 * size((burdens ? own | other : own) & ~aside);
    if (end > 0 && switched > 0) {
      moves[end++] = switches[0];
    }
    return end;
  }

  /** Puts a switch where it belongs among those before it. */
  private void insert(long one, int count) {
    int at = count;
    for (; at > 0 && switches[at - 1] < one; at--) {
      switches[at] = switches[at - 1];
    }
    switches[at] = one;
  }

  /**
   * Each side can always take the greatest switch left, so the mover gets at least, and at most,
   * what he would by taking turns from the greatest down.
   */
  private void bound(int even, int switched) {
    int turns = 0;
    for (int i = switched - 1; i >= 0; i--) {
      turns = (int) (switches[i] >> MOVE_BITS) - turns;
    }
    upper = even + turns;
    lower = even + turns;
  }

  /** Moves the best of the rest to the front of them. */
  static int next(long[] moves, int from, int end) {
    int best = from;
    for (int i = from + 1; i < end; i++) {
      best = moves[i] > moves[best] ? i : best;
    }
    long move = moves[best];
    moves[best] = moves[from];
    moves[from] = move;
    return (int) move & MOVE;
  }

  /** A move among its order. */
  static int move(long written) {
    return (int) written & MOVE;
  }

  private int sum(long cities) {
    return sums.of(cities);
  }

  private int size(long cities) {
    return sizes.of(cities);
  }
}
