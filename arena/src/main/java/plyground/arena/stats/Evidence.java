package plyground.arena.stats;

/**
 * What the pairs of two players are worth: how all of them came out, and how many of them differ. A
 * pair that was played before says nothing new, so everything that tells how sure one can be counts
 * the distinct pairs alone, while the scores are those of all: where chance makes some pairs more
 * frequent than others, they are so for the score too.
 *
 * @param played all pairs; single games where seats are not swapped
 * @param distinct how many of them are different games, images of each other being the same
 * @param sequential whether their number depends on how they came out: what is said must then hold
 *     whenever one stops
 */
public record Evidence(PairCounts played, long distinct, boolean sequential) {
  /** With fewer distinct pairs than this nothing is tested. */
  public static final int FEWEST = 5;

  /** Of as many pairs as were planned. */
  public Evidence(PairCounts played, long distinct) {
    this(played, distinct, false);
  }

  /** Whether enough pairs differ for any test. */
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
    return sequential
        ? BettingInterval.of(counted())
        : ScoreInterval.of(score(), squares(), (double) distinct);
  }

  private double squares() {
    return played.variance() * distinct;
  }

  /** The difference in rating that the score stands for. */
  public Elo elo() {
    return Elo.of(score(), interval());
  }

  /**
   * The likelihood that the first player is the better one: of what the permutation test says and
   * what the interval says, the one that is nearer to one half.
   */
  public double superiority() {
    if (sequential) {
      double chance = Math.min(0.5, pValue() / 2);
      return score() < 0.5 ? chance : 1 - chance;
    }
    double flipped = SignFlipTest.of(counted()).likelihood();
    double trials = ScoreInterval.likelihood(score(), squares(), (double) distinct);
    return score() < 0.5
        ? Math.clamp(Math.max(flipped, trials), 0, 0.5)
        : Math.clamp(Math.min(flipped, trials), 0.5, 1);
  }

  /**
   * The chance of so uneven a result between equals: exact where either player is as likely to have
   * the better of a pair, and nothing is claimed that the interval of the score does not show.
   * Equals who win seldom and high, and lose often and low, would be told apart by the first alone.
   */
  public double pValue() {
    return sequential
        ? bettingChance()
        : Math.max(
            SignFlipTest.of(counted()).probability(),
            ScoreInterval.probability(score(), squares(), (double) distinct));
  }

  /** Bets on either player; one of the two may have been lucky. */
  private double bettingChance() {
    var pairs = counted();
    double up = BettingInterval.logWealth(pairs, 0.5);
    double down = BettingInterval.logWealth(pairs.mirrored(), 0.5);
    return Math.min(1, 2 * Math.exp(-Math.max(up, down)));
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
    return new Evidence(played.mirrored(), distinct, sequential);
  }
}
