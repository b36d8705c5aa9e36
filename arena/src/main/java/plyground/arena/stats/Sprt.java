package plyground.arena.stats;

/**
 * The generalised sequential probability ratio test on pairs, in normalised Elo (Van den Bergh): is
 * the difference nearer to {@code elo0} or to {@code elo1}? It may be asked after every pair: elo1
 * is accepted with a chance of alpha where elo0 is true, elo0 with one of beta where elo1 is (the
 * calibration tries many kinds of pairs). The observed score after it stopped early is biased;
 * {@link #estimate} is not.
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** What the pairs so far allow to say. */
  public enum Verdict {
    /** The difference is nearer to elo0. */
    H0,
    /** The difference is nearer to elo1. */
    H1,
    UNDECIDED
  }

  private static final double EMPTY = 0.001;
  private static final double SCALE = 800 / Math.log(10);

  /** Refuses differences in the wrong order and rates that are none. */
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

  /** Undecided as long as hardly any pairs differ, whatever their ratio. */
  public Verdict verdict(Evidence evidence) {
    if (!evidence.enough()) {
      return Verdict.UNDECIDED;
    }
    double ratio = logLikelihoodRatio(evidence.counted());
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

  /**
   * The normalised Elo that is as likely to be too low as too high, given that the test stopped
   * when it did.
   */
  public double estimate(PairCounts pairs) {
    double ratio = logLikelihoodRatio(pairs);
    double low = standardised(elo0);
    double high = standardised(elo1);
    var walk = new StoppedWalk(lower(), upper(), high - low, (double) pairs.pairs(), ratio);
    return SCALE / Math.sqrt(2) * ((low + high) / 2 + walk.medianDrift() / (high - low));
  }

  /** (mean - 1/2) / deviation of a pair's score at a normalised Elo. */
  private static double standardised(double elo) {
    return Math.sqrt(2) * elo / SCALE;
  }

  /** The normalised Elo that was observed; infinite where all pairs came out alike. */
  public static double normalisedElo(PairCounts pairs) {
    double beyond = pairs.mean() - 0.5;
    return beyond == 0 ? 0 : beyond / Math.sqrt(2 * pairs.variance()) * SCALE;
  }
}
