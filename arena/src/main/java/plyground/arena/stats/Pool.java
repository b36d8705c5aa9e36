package plyground.arena.stats;

import plyground.core.SplitMix;

/**
 * The pairs of games between the players of a tournament. A pair is the two seatings of one start;
 * it is counted by how both games ended, so that pairs can be drawn again whole.
 */
public final class Pool {
  /** Results of a game in the first seat's view: lost, drawn, won. */
  private static final int RESULTS = 3;

  /** More pairs than this are not drawn one by one. */
  private static final int MANY = 20_000;

  /** From this variance on a binomial count is drawn as a normal one. */
  private static final double NORMAL = 1_000;

  private final int players;

  /** For players i &lt; j nine counts: result of i moving first, times three, plus that of j. */
  private final long[][][] pairs;

  public Pool(int players) {
    this.players = players;
    pairs = new long[players][players][RESULTS * RESULTS];
  }

  /**
   * @param one the result for the first seat when player a moved first: 1, 0 or -1
   * @param two the result for the first seat when player b moved first
   */
  public void add(int a, int b, int one, int two) {
    if (a < b) {
      pairs[a][b][RESULTS * (one + 1) + two + 1]++;
    } else {
      pairs[b][a][RESULTS * (two + 1) + one + 1]++;
    }
  }

  public int players() {
    return players;
  }

  /** The pairs of two players, scored for the first named. */
  public PairCounts between(int a, int b) {
    if (a > b) {
      return between(b, a).mirrored();
    }
    long[] counts = new long[PairCounts.SCORES];
    for (int kind = 0; kind < RESULTS * RESULTS; kind++) {
      int one = kind / RESULTS - 1;
      int two = kind % RESULTS - 1;
      counts[2 + one - two] += pairs[a][b][kind];
    }
    return PairCounts.of(counts);
  }

  /** The games, seat by seat. */
  public CrossCounts games() {
    var counts = new CrossCounts(players);
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        for (int kind = 0; kind < RESULTS * RESULTS; kind++) {
          counts.add(a, b, kind / RESULTS - 1, pairs[a][b][kind]);
          counts.add(b, a, kind % RESULTS - 1, pairs[a][b][kind]);
        }
      }
    }
    return counts;
  }

  /** As many pairs of every two players, each drawn from those there were. */
  Pool draw(SplitMix random) {
    var drawn = new Pool(players);
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        draw(pairs[a][b], drawn.pairs[a][b], random);
      }
    }
    return drawn;
  }

  private static void draw(long[] from, long[] into, SplitMix random) {
    long total = 0;
    for (long count : from) {
      total += count;
    }
    if (total > MANY) {
      drawMany(from, into, total, random);
      return;
    }
    int n = (int) total;
    for (int i = 0; i < n; i++) {
      long rest = random.nextInt(n);
      int kind = 0;
      while (rest >= from[kind]) {
        rest -= from[kind++];
      }
      into[kind]++;
    }
  }

  /** Kind by kind from what is left: a binomial, which is as good as normal where it is large. */
  private static void drawMany(long[] from, long[] into, long total, SplitMix random) {
    long pairs = total;
    long left = total;
    for (int kind = 0; kind < from.length && left > 0; kind++) {
      double share = (double) from[kind] / pairs;
      into[kind] = binomial(left, share, random);
      left -= into[kind];
      pairs -= from[kind];
    }
  }

  private static long binomial(long n, double share, SplitMix random) {
    double variance = n * share * (1 - share);
    if (variance > NORMAL) {
      double drawn = n * share + Math.sqrt(variance) * random.nextGaussian();
      return Math.clamp(Math.round(drawn), 0, n);
    }
    return share > 0.5 ? n - rare(n, 1 - share, random) : rare(n, share, random);
  }

  /** Successes that are few: from one to the next by the geometric distribution. */
  private static long rare(long n, double share, SplitMix random) {
    if (share <= 0) {
      return 0;
    }
    long successes = 0;
    double at = 0;
    while (true) {
      at += Math.floor(Math.log1p(-random.nextDouble()) / Math.log1p(-share)) + 1;
      if (at > n) {
        return successes;
      }
      successes++;
    }
  }
}
