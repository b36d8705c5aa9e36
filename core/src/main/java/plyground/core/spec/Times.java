package plyground.core.spec;

import java.time.Duration;
import java.util.regex.Pattern;
import plyground.core.InputException;

/** Lengths of time as people write them: {@code 250}, {@code 250ms}, {@code 1.5s}, {@code 2m}. */
public final class Times {
  private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,6})?)(ms|s|m)?");

  private Times() {}

  /** Whether {@link #parse} would accept the text. */
  public static boolean isTime(String text) {
    return FORM.matcher(text).matches();
  }

  /** Reads a time; a bare number is in milliseconds. */
  public static Duration parse(String text) {
    var match = FORM.matcher(text);
    if (!match.matches()) {
      throw new InputException("'" + text + "' is not a time; expected 250ms, 1.5s or 2m");
    }
    String unit = match.group(2);
    double factor = "s".equals(unit) ? 1e9 : "m".equals(unit) ? 60e9 : 1e6;
    return Duration.ofNanos(Math.round(Double.parseDouble(match.group(1)) * factor));
  }
}
