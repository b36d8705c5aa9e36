package plyground.core.spec;

import java.util.List;
import plyground.core.InputException;

/**
 * A parameter of a game, an agent or an evaluator, described well enough to check a value, to print
 * help and to make a form field.
 *
 * @param fallback the value when none is given; empty if it is then left open
 * @param ceiling the most that somebody may ask for who shares the machine with others, of words
 *     the only one; empty if every value is cheap
 * @param reserved whether only they may give it at all who started the program
 */
public record Parameter(
    String name, Kind kind, String fallback, String summary, String ceiling, boolean reserved) {
  /** One that anybody may give. */
  public Parameter(String name, Kind kind, String fallback, String summary, String ceiling) {
    this(name, kind, fallback, summary, ceiling, false);
  }

  /** The same, where larger values cost so much that not everybody may have them. */
  public Parameter atMostShared(String most) {
    return new Parameter(name, kind, fallback, summary, most, reserved);
  }

  /** The same, for them alone who started the program. */
  public Parameter reservedToOwner() {
    return new Parameter(name, kind, fallback, summary, ceiling, true);
  }

  /** Whether a value that fits may be had on a machine shared with others. */
  public boolean isAffordable(String value) {
    return !reserved
        && (ceiling.isEmpty()
            || switch (kind) {
              case Whole _ -> Long.parseLong(value) <= Long.parseLong(ceiling);
              case Decimal _ -> Double.parseDouble(value) <= Double.parseDouble(ceiling);
              case Time _ -> Times.parse(value).compareTo(Times.parse(ceiling)) <= 0;
              case Choice _, Text _, File _ -> value.equals(ceiling);
            });
  }

  /** What values a parameter takes. */
  public sealed interface Kind {}

  /** A whole number within limits. */
  public record Whole(long least, long most) implements Kind {}

  /** A number with decimals, within limits. */
  public record Decimal(double least, double most) implements Kind {}

  /** One of a few words. */
  public record Choice(List<String> values) implements Kind {}

  /** A length of time: a number of milliseconds, or with a unit {@code 200ms}, {@code 1.5s}. */
  public record Time() implements Kind {}

  /** Free text: a command, or the name of something that has parameters itself. */
  public record Text(String what) implements Kind {}

  /** The name of a file, or one of the names that stand for something built in. */
  public record File(String what, List<String> names) implements Kind {}

  /** One that takes a whole number within limits; an empty fallback leaves it open. */
  public static Parameter whole(
      String name, long least, long most, String fallback, String summary) {
    return new Parameter(name, new Whole(least, most), fallback, summary, "");
  }

  /** One that takes a number with decimals, within limits. */
  public static Parameter decimal(
      String name, double least, double most, String fallback, String summary) {
    return new Parameter(name, new Decimal(least, most), fallback, summary, "");
  }

  /** One that takes one of a few words. */
  public static Parameter choice(
      String name, List<String> values, String fallback, String summary) {
    return new Parameter(name, new Choice(values), fallback, summary, "");
  }

  /** One that takes a length of time. */
  public static Parameter time(String name, String fallback, String summary) {
    return new Parameter(name, new Time(), fallback, summary, "");
  }

  /** One that takes free text; {@code what} says of which kind. */
  public static Parameter text(String name, String what, String fallback, String summary) {
    return new Parameter(name, new Text(what), fallback, summary, "");
  }

  /** One that takes a file, or the name of something built in. */
  public static Parameter file(
      String name, String what, List<String> names, String fallback, String summary) {
    return new Parameter(name, new File(what, names), fallback, summary, "");
  }

  /** What may be written after the equals sign. */
  public String values() {
    return switch (kind) {
      case Whole(long least, long most) -> range(Long.toString(least), most, Long.MAX_VALUE);
      case Decimal(double least, double most) -> "a number from " + least + " to " + most;
      case Choice(List<String> values) -> String.join("|", values);
      case Time() -> "a time (200ms, 1.5s)";
      case Text(String what) -> what;
      case File(String what, List<String> _) -> what;
    };
  }

  private static String range(String least, long most, long open) {
    return most == open || most == Integer.MAX_VALUE
        ? "a whole number from " + least
        : "a whole number from " + least + " to " + most;
  }

  /**
   * Checks a value given for this parameter.
   *
   * @throws InputException if it is not one of {@link #values()}
   */
  void check(String value) {
    if (!fits(value)) {
      throw new InputException(name + "=" + value + ": expected " + values());
    }
  }

  /** Whether a value is one of {@link #values()}. */
  public boolean fits(String value) {
    return switch (kind) {
      case Whole(long least, long most) -> between(value, least, most);
      case Decimal(double least, double most) -> between(value, least, most);
      case Choice(List<String> values) -> values.contains(value);
      case Time() -> Times.isTime(value);
      case Text(String _), File(String _, List<String> _) -> !value.isEmpty();
    };
  }

  private static boolean between(String value, long least, long most) {
    try {
      long number = Long.parseLong(value);
      return number >= least && number <= most;
    } catch (NumberFormatException notWhole) {
      return false;
    }
  }

  private static boolean between(String value, double least, double most) {
    try {
      double number = Double.parseDouble(value);
      return number >= least && number <= most;
    } catch (NumberFormatException notNumber) {
      return false;
    }
  }
}
