package plyground.arena.stats;

/**
 * The generalised sequential probability ratio test on pairs, in normalised Elo (Van den Bergh): is
 * the difference nearer to {@code elo0} or to {@code elo1}? It may be asked after every pair, and
 * its errors stay near alpha and beta. An estimate taken after it stopped early is biased.
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** What the pairs so far allow to say. */
  public enum Verdict {
    /** The difference is elo0 or less. */
    H0,
    /** The difference is elo1 or more. */
    H1,
    UNDECIDED
  }

  private static final double EMPTY = 0.001;
  private static final double SCALE = 800 / Math.log(10);

  public Sprt {
    if (!(elo0 < elo1) || alpha <= 0 || beta <= 0 || alpha >= 0.5 || beta >= 0.5) {
      throw new IllegalArgumentException("expected elo0 < elo1 and error rates between 0 and 0.5");
    }
  }

  /** Below this the verdict is H0. */
  public double lower() {
    return Math.log(beta / (1 - alpha));
  }

  /** Above this the verdict is H1. */
  public double upper() {
    return Math.log((1 - beta) / alpha);
  }

  public Verdict verdict(PairCounts pairs) {
    double ratio = logLikelihoodRatio(pairs);
    return ratio >= upper() ? Verdict.H1 : ratio <= lower() ? Verdict.H0 : Verdict.UNDECIDED;
  }

  /** How much better elo1 explains the pairs than elo0, as a logarithm. */
  public double logLikelihoodRatio(PairCounts pairs) {
    if (pairs.pairs() == 0) {
      return 0;
    }
    double[] shares = new double[PairCounts.SCORES];
    double total = 0;
    for (int i = 0; i < shares.length; i++) {
      shares[i] = Math.max(EMPTY, (double) pairs.count(i));
      total += shares[i];
    }
    for (int i = 0; i < shares.length; i++) {
      shares[i] /= total;
    }
    double[] p0 = NearestShares.of(shares, standardised(elo0));
    double[] p1 = NearestShares.of(shares, standardised(elo1));
    double ratio = 0;
    for (int i = 0; i < shares.length; i++) {
      ratio += shares[i] * Math.log(p1[i] / p0[i]);
    }
    return total * ratio;
  }

  /** (mean - 1/2) / deviation of a pair's score at a normalised Elo. */
  private static double standardised(double elo) {
    return Math.sqrt(2) * elo / SCALE;
  }

  /** The normalised Elo that was observed. */
  public static double normalisedElo(PairCounts pairs) {
    return (pairs.mean() - 0.5) / Math.sqrt(2 * pairs.variance()) * SCALE;
  }
}
