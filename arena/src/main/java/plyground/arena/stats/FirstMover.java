package plyground.arena.stats;

import java.util.Arrays;

/**
 * What moving first is worth over all games of a tournament. Games from one start share its luck,
 * so starts are what is counted.
 *
 * @param starts for each the games from it, the half points of those who moved first, and how many
 *     of the games were not played before
 * @param sequential whether results decided who played how much: then nothing is tested
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record FirstMover(int[][] starts, boolean sequential) {
  static final int NUMBERS = 3;

  public int games() {
    return Arrays.stream(starts).mapToInt(each -> each[0]).sum();
  }

  /** The score of those who moved first; one half where there is nothing to count. */
  public double score() {
    double points = Arrays.stream(starts).mapToInt(each -> each[1]).sum() / 2.0;
    return games() == 0 ? 0.5 : points / games();
  }

  /** How many different starts it rests on. */
  public long distinct() {
    return Math.round(fresh());
  }

  /** A start counts by the part of its games that is new. */
  private double fresh() {
    return Arrays.stream(starts).mapToDouble(each -> (double) each[2] / each[0]).sum();
  }

  public boolean enough() {
    return !sequential && distinct() >= Evidence.FEWEST;
  }

  public Interval interval() {
    double mean = score();
    double usual = (double) games() / Math.max(1, starts.length);
    double squares = 0;
    for (int[] each : starts) {
      double beyond = (each[1] / 2.0 - each[0] * mean) / usual;
      squares += beyond * beyond;
    }
    double fresh = fresh();
    return ScoreInterval.of(mean, squares * fresh / Math.max(1, starts.length), fresh);
  }

  public Elo elo() {
    return Elo.of(score(), interval());
  }

  /** The chance of so uneven a result if moving first were worth nothing. */
  public double probability() {
    int[] beyond = Arrays.stream(starts).mapToInt(each -> each[1] - each[0]).toArray();
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
