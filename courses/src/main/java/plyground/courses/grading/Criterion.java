package plyground.courses.grading;

import java.util.Collection;
import java.util.Map;
import plyground.core.InputException;
import plyground.core.spec.Nearest;

/**
 * One thing a rubric asks for.
 *
 * @param kind how it is examined
 * @param points what it is worth
 * @param settings whatever else that kind needs to know
 * @param mistakes what share of the points a recognised mistake costs, by its name; one that is not
 *     named costs what it got wrong
 */
public record Criterion(
    String name,
    String kind,
    double points,
    Map<String, String> settings,
    Map<String, Double> mistakes) {
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

  /** What a broken rule takes away. */
  public double penalty() {
    String value = text("penalty");
    try {
      double points = Double.parseDouble(value);
      if (points >= 0) {
        return points;
      }
    } catch (NumberFormatException noNumber) {
      // Said below.
    }
    throw wrong("'penalty' is " + value + "; expected a number of points from 0");
  }

  /** The mistakes that have a price must be known. */
  public void checkMistakes(Collection<String> known) {
    for (var name : mistakes.keySet()) {
      if (!known.contains(name)) {
        throw wrong("no mistake '" + name + "'; " + Nearest.hint(name, known));
      }
    }
  }

  public InputException wrong(String what) {
    return new InputException("criterion '" + name + "': " + what);
  }
}
