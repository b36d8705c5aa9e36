package plyground.arena.stats;

import java.util.Arrays;

/**
 * How pairs of games came out: both seatings of one start, scored together for one of the two
 * players. There are five scores, 0, 1/4, 1/2, 3/4 and 1, and a count for each (the pentanomial).
 *
 * <p>Pairs, not games, are what is observed: the two games of a pair share their luck.
 */
public final class PairCounts {
  /** How many different scores a pair has. */
  public static final int SCORES = 5;

  private final long[] counts;

  private PairCounts(long[] counts) {
    this.counts = counts;
  }

  /** Of nobody who has played yet. */
  public static PairCounts none() {
    return new PairCounts(new long[SCORES]);
  }

  /** So many pairs of each score: 0, 1/2, 1, 3/2 and 2 points. */
  public static PairCounts of(long... counts) {
    if (counts.length != SCORES || Arrays.stream(counts).anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("expected five counts");
    }
    return new PairCounts(counts.clone());
  }

  /** Adds a pair by its half points: 0 for two losses up to 4 for two wins. */
  public void add(int halfPoints) {
    counts[halfPoints]++;
  }

  /** How many pairs brought so many half points. */
  public long count(int halfPoints) {
    return counts[halfPoints];
  }

  /** How many pairs there are. */
  public long pairs() {
    return Arrays.stream(counts).sum();
  }

  /** The score that an index stands for. */
  public static double score(int halfPoints) {
    return halfPoints / 4.0;
  }

  /** The mean score of a pair, which is that of a game; a half where there are none. */
  public double mean() {
    long pairs = pairs();
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += counts[i] * score(i);
    }
    return pairs == 0 ? 0.5 : sum / pairs;
  }

  /** The variance of a pair's score. */
  public double variance() {
    long pairs = pairs();
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += counts[i] * (score(i) - mean) * (score(i) - mean);
    }
    return pairs == 0 ? 0 : sum / pairs;
  }

  /** The same pairs as the other player sees them. */
  public PairCounts mirrored() {
    long[] mirror = new long[SCORES];
    for (int i = 0; i < SCORES; i++) {
      mirror[i] = counts[SCORES - 1 - i];
    }
    return new PairCounts(mirror);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
