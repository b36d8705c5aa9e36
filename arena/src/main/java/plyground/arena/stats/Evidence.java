package plyground.arena.stats;

/**
 * What the pairs of two players are worth: how all of them came out, and how many of them differ. A
 * pair that was played before says nothing new, so everything that tells how sure one can be counts
 * the distinct pairs alone, while the scores are those of all: where chance makes some pairs more
 * frequent than others, they are so for the score too.
 *
 * @param played all pairs; single games where seats are not swapped
 * @param distinct how many of them are different games, images of each other being the same
 */
public record Evidence(PairCounts played, long distinct) {
  /** With fewer distinct pairs than this nothing is tested. */
  public static final int FEWEST = 5;

  public boolean enough() {
    return distinct >= FEWEST;
  }

  /** Whether some pair was played more than once. */
  public boolean repeats() {
    return distinct < played.pairs();
  }

  /** The mean score of all that was played. */
  public double score() {
    return played.mean();
  }

  /** Where the true score is, 95 times of 100 or more. */
  public Interval interval() {
    return ScoreInterval.of(score(), played.variance() * distinct, (double) distinct);
  }

  public Elo elo() {
    return Elo.of(score(), interval());
  }

  /** The likelihood that the first player is the better one. */
  public double superiority() {
    return SignFlipTest.of(counted()).likelihood();
  }

  /** The chance of so uneven a result between equals. */
  public double pValue() {
    return SignFlipTest.of(counted()).probability();
  }

  /** As many pairs as there are distinct ones, with the scores of all, rounded to whole pairs. */
  public PairCounts counted() {
    if (!repeats()) {
      return played;
    }
    long[] counts = new long[PairCounts.SCORES];
    double[] rest = new double[PairCounts.SCORES];
    long left = distinct;
    for (int i = 0; i < counts.length; i++) {
      double share = (double) played.count(i) * distinct / played.pairs();
      counts[i] = (long) share;
      rest[i] = share - counts[i];
      left -= counts[i];
    }
    for (; left > 0; left--) {
      int most = 0;
      for (int i = 1; i < rest.length; i++) {
        most = rest[i] > rest[most] ? i : most;
      }
      counts[most]++;
      rest[most] = -1;
    }
    return PairCounts.of(counts);
  }

  /** The same as the other player sees it. */
  public Evidence mirrored() {
    return new Evidence(played.mirrored(), distinct);
  }
}
