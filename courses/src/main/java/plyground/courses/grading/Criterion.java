package plyground.courses.grading;

import java.util.Map;
import plyground.core.InputException;

/**
 * One thing a rubric asks for.
 *
 * @param kind how it is examined
 * @param points what it is worth
 * @param settings whatever else that kind needs to know
 */
public record Criterion(String name, String kind, double points, Map<String, String> settings) {
  public String text(String key) {
    var value = settings.get(key);
    if (value == null) {
      throw wrong("'" + key + "' is missing");
    }
    return value;
  }

  public String text(String key, String fallback) {
    return settings.getOrDefault(key, fallback);
  }

  public int whole(String key, int fallback) {
    String value = text(key, Integer.toString(fallback));
    try {
      int number = Integer.parseInt(value);
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // Said below.
    }
    throw wrong("'" + key + "' is " + value + "; expected a whole number from 1");
  }

  public InputException wrong(String what) {
    return new InputException("criterion '" + name + "': " + what);
  }
}
