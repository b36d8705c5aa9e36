package plyground.arena.stats;

import java.util.Arrays;

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
  private static final int ROUNDS = 40;
  private static final double PRECISE = 1e-10;

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
    double[] p0 = mostLikely(shares, standardised(elo0));
    double[] p1 = mostLikely(shares, standardised(elo1));
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

  /**
   * The distribution nearest to the observed one whose standardised mean is t.
   *
   * <p>Lagrange's conditions give p_i = q_i / (1 + x h_i), where h is the gradient of the
   * constraint mean - 1/2 - t * deviation = 0 and depends on p itself: hence the rounds.
   */
  private static double[] mostLikely(double[] observed, double t) {
    double[] p = new double[observed.length];
    Arrays.fill(p, 1.0 / p.length);
    double[] h = new double[p.length];
    for (int round = 0; round < ROUNDS; round++) {
      double mean = 0;
      double square = 0;
      for (int i = 0; i < p.length; i++) {
        mean += p[i] * PairCounts.score(i);
        square += p[i] * PairCounts.score(i) * PairCounts.score(i);
      }
      double deviation = Math.sqrt(square - mean * mean);
      for (int i = 0; i < p.length; i++) {
        double z = (PairCounts.score(i) - mean) / deviation;
        h[i] = PairCounts.score(i) - 0.5 - t * deviation * (1 + z * z) / 2;
      }
      double x = multiplier(observed, h);
      double change = 0;
      for (int i = 0; i < p.length; i++) {
        double next = observed[i] / (1 + x * h[i]);
        change = Math.max(change, Math.abs(next - p[i]));
        p[i] = next;
      }
      if (change < PRECISE) {
        break;
      }
    }
    return p;
  }

  /** Solves sum q_i h_i / (1 + x h_i) = 0, which falls between its two poles, by halving. */
  private static double multiplier(double[] q, double[] h) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (double each : h) {
      least = Math.min(least, each);
      most = Math.max(most, each);
    }
    double low = -1 / most;
    double high = -1 / least;
    for (int i = 0; i < 200 && high - low > 1e-14 * Math.max(1, Math.abs(low)); i++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int j = 0; j < q.length; j++) {
        sum += q[j] * h[j] / (1 + middle * h[j]);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
