package plyground.arena.stats;

/** An interval that holds the truth in 95 of 100 cases. */
public record Interval(double low, double high) {
  /** The standard normal's 97.5 % point. */
  private static final double Z = 1.959963984540054;

  /**
   * Wilson's interval for a share of successes; it stays inside 0 and 1 and is sound for few games.
   */
  public static Interval wilson(double successes, int trials) {
    if (trials == 0) {
      return new Interval(0, 1);
    }
    double share = successes / trials;
    double z2 = Z * Z / trials;
    double middle = (share + z2 / 2) / (1 + z2);
    double half = Z / (1 + z2) * Math.sqrt(share * (1 - share) / trials + z2 / (4 * trials));
    return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
  }

  /** Whether a value lies in it, its ends included. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
