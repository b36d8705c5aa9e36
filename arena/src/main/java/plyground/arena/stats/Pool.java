package plyground.arena.stats;

import java.util.Arrays;

/**
 * The pairs of games between the players of a tournament. All pairings of one start are kept
 * together, since they share its luck: whoever draws again draws starts. Starts beyond some number
 * share a place, so that memory stays flat.
 */
public final class Pool {
  private static final int MOST_GROUPS = 1 << 10;

  private final int players;
  private final boolean sequential;
  private final PairCounts[] pairs;
  private final long[] distinct;

  /** For every group of starts, pairing by pairing: pairs, then half points of the lower number. */
  private int[][] groups = new int[0][];

  /** Likewise: games, then half points of whoever moved first; of one against itself too. */
  private int[][] openers = new int[0][];

  /** For every pairing all of these games, and how many of them are new. */
  private final long[] opened;

  private final long[] openedFresh;

  private int used;

  /** Of players whose number of pairs was fixed beforehand. */
  public Pool(int players) {
    this(players, false);
  }

  /**
   * Of players who have not met yet.
   *
   * @param sequential whether the number of pairs depends on how they come out
   */
  public Pool(int players, boolean sequential) {
    this.players = players;
    this.sequential = sequential;
    pairs = new PairCounts[players * players];
    Arrays.setAll(pairs, _ -> PairCounts.none());
    distinct = new long[players * players];
    opened = new long[players * players];
    openedFresh = new long[players * players];
  }

  /** How many players there are. */
  public int players() {
    return players;
  }

  /** Whether the number of pairs depends on how they come out. */
  public boolean sequential() {
    return sequential;
  }

  /**
   * Adds the two games of a and b from one start.
   *
   * @param halfPoints of a: 0 for two losses up to 4 for two wins
   * @param openers half points of those who moved first, likewise
   * @param fresh whether no pair of the two was the same
   */
  public void add(int a, int b, int start, int halfPoints, int openers, boolean fresh) {
    if (a > b) {
      add(b, a, start, PairCounts.SCORES - 1 - halfPoints, openers, fresh);
      return;
    }
    int pairing = a * players + b;
    pairs[pairing].add(halfPoints);
    distinct[pairing] += fresh ? 1 : 0;
    int[] group = group(start);
    group[2 * pairing]++;
    group[2 * pairing + 1] += halfPoints;
    addOpeners(pairing, start, 2, openers, fresh);
  }

  /**
   * Adds a game of a player against itself, which says something about moving first alone.
   *
   * @param halfPoints of who moved first: 0, 1 or 2
   * @param fresh whether it was not played before
   */
  public void addMirror(int player, int start, int halfPoints, boolean fresh) {
    group(start);
    addOpeners(player * players + player, start, 1, halfPoints, fresh);
  }

  private void addOpeners(int pairing, int start, int games, int halfPoints, boolean fresh) {
    int[] group = openers[start % MOST_GROUPS];
    group[2 * pairing] += games;
    group[2 * pairing + 1] += halfPoints;
    opened[pairing] += games;
    openedFresh[pairing] += fresh ? games : 0;
  }

  private int[] group(int start) {
    int at = start % MOST_GROUPS;
    used = Math.max(used, at + 1);
    if (at >= groups.length) {
      int size = Math.min(MOST_GROUPS, Math.max(at + 1, 2 * groups.length));
      int from = groups.length;
      groups = Arrays.copyOf(groups, size);
      openers = Arrays.copyOf(openers, size);
      for (int i = from; i < size; i++) {
        groups[i] = new int[2 * players * players];
        openers[i] = new int[2 * players * players];
      }
    }
    return groups[at];
  }

  /** The pairs of two players, scored for the first named. */
  public Evidence between(int a, int b) {
    return a > b
        ? between(b, a).mirrored()
        : new Evidence(pairs[a * players + b], distinct[a * players + b], sequential);
  }

  /** How many distinct pairs there are in all. */
  public long distinct() {
    return Arrays.stream(distinct).sum();
  }

  /** How many groups of starts have any pairs. */
  int groups() {
    return used;
  }

  /**
   * What every player took off every other, in pairs, each pairing counting as many as it has
   * distinct ones.
   *
   * @param weights of the groups of starts
   */
  double[][] points(double... weights) {
    return points(weights, 1);
  }

  /**
   * The same of the pairings that have enough evidence alone: of others nobody knows the spread.
   */
  double[][] testedPoints(double... weights) {
    return points(weights, Evidence.FEWEST);
  }

  private double[][] points(double[] weights, int fewest) {
    double[] counts = new double[2 * players * players];
    for (int g = 0; g < used; g++) {
      for (int i = 0; i < counts.length; i++) {
        counts[i] += weights[g] * groups[g][i];
      }
    }
    double[][] points = new double[players][players];
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        int pairing = a * players + b;
        if (distinct[pairing] >= fewest) {
          double worth = worth(a, b);
          double taken = counts[2 * pairing + 1] / (PairCounts.SCORES - 1);
          points[a][b] = worth * taken;
          points[b][a] = worth * (counts[2 * pairing] - taken);
        }
      }
    }
    return points;
  }

  /** The part of what two players, the lower number first, played that is new. */
  double worth(int a, int b) {
    int pairing = a * players + b;
    long played = pairs[pairing].pairs();
    return played == 0 ? 0 : (double) distinct[pairing] / played;
  }

  /** How many pairs two players, the lower number first, have from a group of starts. */
  int pairs(int group, int a, int b) {
    return groups[group][2 * (a * players + b)];
  }

  /** What the first of them took off the other there, in pairs. */
  double taken(int group, int a, int b) {
    return groups[group][2 * (a * players + b) + 1] / (PairCounts.SCORES - 1.0);
  }

  /** The part of what was played that is new, in the pairing that repeats itself most. */
  double freshness() {
    double least = 1;
    for (int pairing = 0; pairing < distinct.length; pairing++) {
      if (distinct[pairing] >= Evidence.FEWEST) {
        least = Math.min(least, (double) distinct[pairing] / pairs[pairing].pairs());
      }
    }
    return least;
  }

  /** What moving first is worth. */
  public FirstMover firstMover() {
    return new FirstMover(
        Arrays.stream(openers)
            .map(this::opening)
            .filter(each -> each.games() > 0)
            .toArray(FirstMover.Start[]::new),
        sequential);
  }

  /** What moving first was worth from one start, every pairing counting by the part that is new. */
  private FirstMover.Start opening(int... group) {
    int games = 0;
    double counted = 0;
    double points = 0;
    for (int pairing = 0; pairing < opened.length; pairing++) {
      if (group[2 * pairing] > 0) {
        double fresh = (double) openedFresh[pairing] / opened[pairing];
        games += group[2 * pairing];
        counted += fresh * group[2 * pairing];
        points += fresh * group[2 * pairing + 1] / 2;
      }
    }
    return new FirstMover.Start(games, counted, points);
  }

  /** Whether games link all players, so that all ratings compare. */
  public boolean connected() {
    for (boolean each : Reach.from(linked(1), 0)) {
      if (!each) {
        return false;
      }
    }
    return true;
  }

  /** Which players have so many distinct pairs with each other. */
  boolean[][] linked(int fewest) {
    boolean[][] linked = new boolean[players][players];
    for (int a = 0; a < players; a++) {
      for (int b = a + 1; b < players; b++) {
        linked[a][b] = distinct[a * players + b] >= fewest;
        linked[b][a] = linked[a][b];
      }
    }
    return linked;
  }
}
