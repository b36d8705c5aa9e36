package plyground.arena.stats;

import plyground.core.SplitMix;

/**
 * The pairs of games between the players of a tournament. A pair is the two seatings of one start;
 * it is counted by how both games ended, so that pairs can be drawn again whole.
 */
public final class Pool {
  /** Results of a game in the first seat's view: lost, drawn, won. */
  private static final int RESULTS = 3;

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
    int n = Math.toIntExact(total);
    for (int i = 0; i < n; i++) {
      long rest = random.nextInt(n);
      int kind = 0;
      while (rest >= from[kind]) {
        rest -= from[kind++];
      }
      into[kind]++;
    }
  }
}
