package plyground.arena.plot;

import java.util.function.DoubleFunction;

/**
 * A figure with its name and the interval it lies in; without an interval both ends are the figure.
 */
public record Estimate(String label, double value, double low, double high) {
  public static Estimate of(String label, double value) {
    return new Estimate(label, value, value, value);
  }

  boolean hasInterval() {
    return low < high;
  }

  String words(DoubleFunction<String> number) {
    return hasInterval()
        ? "%s [%s, %s]".formatted(number.apply(value), number.apply(low), number.apply(high))
        : number.apply(value);
  }
}
