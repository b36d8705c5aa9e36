package plyground.arena.stats;

import java.util.Locale;

/**
 * A rating difference on Elo's scale, with an interval mapped end by end from that of the score; so
 * it is not symmetric, and open where the score's interval touches 0 or 1.
 */
public record Elo(double estimate, double low, double high) {
  /** Of a score, with the interval it lies in. */
  public static Elo of(double score, Interval interval) {
    return new Elo(difference(score), difference(interval.low()), difference(interval.high()));
  }

  /** The difference at which this score is expected; infinite at 0 and 1. */
  public static double difference(double score) {
    return score <= 0
        ? Double.NEGATIVE_INFINITY
        : score >= 1 ? Double.POSITIVE_INFINITY : -400 * Math.log10(1 / score - 1);
  }

  /** The score expected at a difference. */
  public static double score(double difference) {
    return 1 / (1 + Math.pow(10, -difference / 400));
  }

  /** Such as {@code +35 [-12, +83]}, or {@code > +420} where nothing was lost. */
  @Override
  public String toString() {
    if (Double.isInfinite(estimate)) {
      return estimate > 0 ? "> " + signed(low) : "< " + signed(high);
    }
    return signed(estimate) + " [" + signed(low) + ", " + signed(high) + "]";
  }

  private static String signed(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    return String.format(Locale.ROOT, "%+d", Math.round(value));
  }
}
