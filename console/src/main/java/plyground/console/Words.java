package plyground.console;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.Outcome;
import plyground.core.Position;

/** Phrases that several commands print. */
public final class Words {
  private static final int LINE = 78;

  private Words() {}

  /** Who is to move, or how it ended. */
  public static <P extends Position<P>> String state(Game<P> game, P position) {
    return position.over()
        ? outcome(game, position.outcome())
        : game.sideName(position.toMove()) + " to move";
  }

  public static String outcome(Game<?> game, Outcome outcome) {
    var winner = outcome.winner();
    if (winner == null) {
      return outcome.reason().equals("draw") ? "draw" : "draw: " + outcome.reason();
    }
    String won = game.sideName(winner) + " wins";
    return outcome.reason().equals("win") ? won : won + ": " + outcome.reason();
  }

  /** A value without a needless fraction. */
  public static String value(@Nullable Double value) {
    if (value == null) {
      return "-";
    }
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString(value.longValue())
        : String.format(Locale.ROOT, "%.3f", value);
  }

  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** How many there are in a time that makes it no 0.0 of them. */
  public static String pace(double aSecond) {
    return aSecond >= 10
        ? count(Math.round(aSecond)) + " a second"
        : aSecond >= 1
            ? String.format(Locale.ROOT, "%.1f a second", aSecond)
            : aSecond >= 1.0 / 60
                ? String.format(Locale.ROOT, "%.1f a minute", 60 * aSecond)
                : String.format(Locale.ROOT, "%.1f an hour", 3600 * aSecond);
  }

  /** A paragraph in lines of a terminal's width. */
  public static String wrapped(String text) {
    var lines = new StringBuilder();
    int width = 0;
    for (String word : text.split(" ")) {
      boolean fits = width + 1 + word.length() <= LINE;
      lines.append(width == 0 ? "" : fits ? " " : "\n").append(word);
      width = width > 0 && fits ? width + 1 + word.length() : word.length();
    }
    return lines.toString();
  }

  public static String plural(long number, String thing) {
    return count(number) + " " + thing + (number == 1 ? "" : "s");
  }
}
