package plyground.arena.stats;

import java.util.Arrays;

/**
 * What moving first is worth over all games of a tournament. Games from one start share its luck,
 * so starts are what is counted.
 *
 * @param starts for each the games from it and the half points of those who moved first
 * @param freshness the part of them that is new
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record FirstMover(int[][] starts, double freshness) {
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
    return Math.round(starts.length * freshness);
  }

  public boolean enough() {
    return distinct() >= Evidence.FEWEST;
  }

  public Interval interval() {
    double mean = score();
    double usual = (double) games() / Math.max(1, starts.length);
    double squares = 0;
    for (int[] each : starts) {
      double beyond = (each[1] / 2.0 - each[0] * mean) / usual;
      squares += beyond * beyond;
    }
    return ScoreInterval.of(mean, squares * freshness, starts.length * freshness);
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
