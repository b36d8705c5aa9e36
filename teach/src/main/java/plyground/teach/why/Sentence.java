package plyground.teach.why;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something said about a move, with the numbers it rests on by name.
 *
 * @param kind {@code value}, {@code line}, {@code better}, {@code end}, {@code leaves}, {@code
 *     gives} or {@code feature}
 */
public record Sentence(String kind, String text, Map<String, Double> numbers) {
  /** Numbers in the order given, name and value by turns. */
  static Sentence of(String kind, String text, Object... numbers) {
    var named = new LinkedHashMap<String, Double>();
    for (int i = 0; i < numbers.length; i += 2) {
      named.put((String) numbers[i], ((Number) numbers[i + 1]).doubleValue());
    }
    return new Sentence(kind, text, named);
  }
}
