package plyground.arena;

/**
 * Whether two kinds of outcome are equally likely: the exact two-sided binomial test. Games that
 * are neither are left out beforehand.
 */
public record SignTest(int ones, int others) {
  /** Below this chance what was seen counts as more than luck. */
  public static final double LEVEL = 0.05;

  private static final int HALVINGS = 50;

  public int trials() {
    return ones + others;
  }

  /** The share of the first kind; one half where there is nothing to count. */
  public double share() {
    return trials() == 0 ? 0.5 : (double) ones / trials();
  }

  /** The chance of a split at least as uneven if both kinds are equally likely. */
  public double probability() {
    return Math.min(1, 2 * tail(trials(), Math.max(ones, others), 0.5));
  }

  public boolean significant() {
    return probability() < LEVEL;
  }

  /**
   * The shares that this test would not reject: Clopper and Pearson's interval. It leaves one half
   * out just if the split is {@link #significant()}.
   */
  public Interval interval() {
    return new Interval(lowest(trials(), ones), 1 - lowest(trials(), others));
  }

  /** The share under which so many or more come up with half the level's chance. */
  private static double lowest(int n, int count) {
    double low = 0;
    double high = n == 0 ? 0 : (double) count / n;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (tail(n, count, middle) < LEVEL / 2) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The chance of at least so many successes, each of that chance, that are no fewer expected. */
  private static double tail(int n, int count, double chance) {
    if (count == 0 || chance == 0) {
      return count == 0 ? 1 : 0;
    }
    double logarithm = count * Math.log(chance) + (n - count) * Math.log1p(-chance);
    for (int i = 1; i <= n - count; i++) {
      logarithm += Math.log((double) (n - i + 1) / i);
    }
    double term = Math.exp(logarithm);
    double sum = 0;
    for (int k = count; k <= n && term > sum * 1e-18; k++) {
      sum += term;
      term *= (double) (n - k) / (k + 1) * chance / (1 - chance);
    }
    return sum;
  }
}
