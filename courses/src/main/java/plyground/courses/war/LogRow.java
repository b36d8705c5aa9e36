package plyground.courses.war;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A row of a traversal log, read without regard to letters, blanks and how numbers are written.
 *
 * @param alpha null in tasks 1 and 2, like beta
 */
record LogRow(
    String player,
    String action,
    String city,
    int depth,
    double value,
    @Nullable Double alpha,
    @Nullable Double beta,
    boolean cutOff) {
  private static final int SHORT = 5;
  private static final int LONG = 7;

  /** Empty if the line is none. */
  static Optional<LogRow> read(String line, Task task) {
    String[] fields = Arrays.stream(line.split(",", -1)).map(String::strip).toArray(String[]::new);
    boolean windows = task == Task.ALPHA_BETA;
    if (fields.length < (windows ? LONG : SHORT)) {
      return Optional.empty();
    }
    try {
      boolean cut =
          fields.length > LONG && fields[LONG].replaceAll("[\\W_]", "").matches("(?i)cutoff.*");
      return Optional.of(
          new LogRow(
              fields[0].toLowerCase(Locale.ROOT),
              fields[1].toLowerCase(Locale.ROOT).replace("forced", "force"),
              fields[2],
              Integer.parseInt(fields[3]),
              number(fields[4]),
              windows ? number(fields[5]) : null,
              windows ? number(fields[6]) : null,
              cut));
    } catch (NumberFormatException wrong) {
      return Optional.empty();
    }
  }

  private static double number(String text) {
    String plain = text.toLowerCase(Locale.ROOT).replace("+", "");
    return switch (plain) {
      case "infinity", "inf", "\u221e" -> Double.POSITIVE_INFINITY;
      case "-infinity", "-inf", "-\u221e" -> Double.NEGATIVE_INFINITY;
      default -> Double.parseDouble(plain);
    };
  }

  /** Whether both are about the same move into the same depth. */
  boolean sameNode(LogRow other) {
    return player.equals(other.player)
        && action.equals(other.action)
        && city.equalsIgnoreCase(other.city)
        && depth == other.depth;
  }

  boolean sameWindow(LogRow other) {
    return Objects.equals(alpha, other.alpha) && Objects.equals(beta, other.beta);
  }

  boolean same(LogRow other) {
    return sameNode(other) && value == other.value && sameWindow(other) && cutOff == other.cutOff;
  }

  boolean infinite() {
    return Double.isInfinite(value);
  }
}
