package plyground.core.search;

/**
 * What is known of a value before it is searched: it lies between these, ends included.
 *
 * @param lower not more than the value
 * @param upper not less than the value
 */
public record Bounds(int lower, int upper) {
  /** Nothing is known. */
  public static final Bounds NONE = new Bounds(Integer.MIN_VALUE, Integer.MAX_VALUE);

  /** Refuses bounds that no value is between. */
  public Bounds {
    if (lower > upper) {
      throw new IllegalArgumentException("no value is between " + lower + " and " + upper);
    }
  }

  /** A value that is known. */
  public static Bounds exactly(int value) {
    return new Bounds(value, value);
  }

  /** A value that may be larger. */
  public static Bounds atLeast(int value) {
    return new Bounds(value, Integer.MAX_VALUE);
  }

  /** A value that may be smaller. */
  public static Bounds atMost(int value) {
    return new Bounds(Integer.MIN_VALUE, value);
  }

  /** Both of what is known of one value. */
  public Bounds and(Bounds other) {
    return new Bounds(Math.max(lower, other.lower), Math.min(upper, other.upper));
  }
}
