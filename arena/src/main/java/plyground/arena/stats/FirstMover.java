package plyground.arena.stats;

import java.util.Arrays;

/**
 * What moving first is worth over all games of a tournament. Games from one start share its luck,
 * so starts are what is counted; a pairing that repeats itself weighs as little as it has of
 * different games.
 *
 * @param sequential whether results decided who played how much: then nothing is tested
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record FirstMover(Start[] starts, boolean sequential) {
  /** Weights are no whole numbers where games were repeated: they are taken to a twelfth. */
  private static final int PARTS = 12;

  /**
   * The games from one start.
   *
   * @param counted how many they count for
   * @param points of those who moved first, among the counted
   */
  public record Start(int games, double counted, double points) {
    /** Half points of those who moved first above one half of all. */
    double beyond() {
      return 2 * points - counted;
    }
  }

  /** How many games it rests on, repeated ones too. */
  public int games() {
    return Arrays.stream(starts).mapToInt(Start::games).sum();
  }

  /** Whether repeated games make some pairings weigh less than others. */
  public boolean weighed() {
    return counted() < games();
  }

  private double counted() {
    return Arrays.stream(starts).mapToDouble(Start::counted).sum();
  }

  /** The score of those who moved first; one half where there is nothing to count. */
  public double score() {
    double counted = counted();
    return counted == 0 ? 0.5 : Arrays.stream(starts).mapToDouble(Start::points).sum() / counted;
  }

  /** How many different starts it rests on. */
  public long distinct() {
    return Math.round(fresh());
  }

  /** A start counts by the part of its games that is new. */
  private double fresh() {
    return Arrays.stream(starts).mapToDouble(each -> each.counted / each.games).sum();
  }

  /** Whether enough starts differ for any test. */
  public boolean enough() {
    return !sequential && distinct() >= Evidence.FEWEST;
  }

  /** Where the true score of those who move first is, 95 times of 100 or more. */
  public Interval interval() {
    double mean = score();
    double usual = counted() / Math.max(1, starts.length);
    double squares = 0;
    for (var each : starts) {
      double beyond = (each.points - each.counted * mean) / usual;
      squares += beyond * beyond;
    }
    double fresh = fresh();
    return ScoreInterval.of(mean, squares * fresh / Math.max(1, starts.length), fresh);
  }

  /** The same on Elo's scale. */
  public Elo elo() {
    return Elo.of(score(), interval());
  }

  /** The chance of so uneven a result if moving first were worth nothing. */
  public double probability() {
    boolean whole = Arrays.stream(starts).allMatch(each -> each.counted == each.games);
    int[] beyond =
        Arrays.stream(starts)
            .mapToInt(each -> (int) Math.round(each.beyond() * (whole ? 1 : PARTS)))
            .toArray();
    return SignFlipTest.of(thinned(beyond)).probability();
  }

  /** As many of them as are new, evenly from the least to the greatest. */
  private int[] thinned(int... values) {
    int[] sorted = values.clone();
    Arrays.sort(sorted);
    int[] kept = new int[(int) distinct()];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = sorted[(int) ((i + 0.5) * sorted.length / kept.length)];
    }
    return kept;
  }
}
