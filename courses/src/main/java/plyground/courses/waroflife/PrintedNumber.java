package plyground.courses.waroflife;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A number as it was printed.
 *
 * @param unit how much its last digit is worth
 */
record PrintedNumber(double value, double unit) {
  private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.(\\d+))?(?:[eE][-+]?\\d+)?");

  /** A time in milliseconds is as good as one in seconds. */
  private static final List<Double> SCALES = List.of(1.0, 1000.0);

  static List<PrintedNumber> of(String text) {
    return NUMBER
        .matcher(text)
        .results()
        .map(
            found -> {
              int decimals = found.group(1) == null ? 0 : found.group(1).length();
              return new PrintedNumber(Double.parseDouble(found.group()), Math.pow(10, -decimals));
            })
        .toList();
  }

  /** Rounded or cut off, as it was printed. */
  private boolean is(double wanted) {
    boolean whole = wanted == Math.rint(wanted);
    return Math.abs(value - wanted) < (whole ? 1e-6 * Math.max(1, wanted) : unit);
  }

  /** Whether some place holds what is wanted in every text, counted from either end. */
  static boolean holdEverywhere(List<List<PrintedNumber>> texts, List<Double> wanted) {
    int shortest = texts.stream().mapToInt(List::size).min().orElse(0);
    return IntStream.range(0, shortest)
        .anyMatch(
            place ->
                SCALES.stream()
                    .anyMatch(
                        scale ->
                            holds(texts, wanted, place, false, scale)
                                || holds(texts, wanted, place, true, scale)));
  }

  private static boolean holds(
      List<List<PrintedNumber>> texts,
      List<Double> wanted,
      int place,
      boolean fromEnd,
      double scale) {
    return IntStream.range(0, texts.size())
        .allMatch(
            i -> {
              var numbers = texts.get(i);
              int at = fromEnd ? numbers.size() - 1 - place : place;
              return numbers.get(at).is(wanted.get(i) * scale);
            });
  }
}
