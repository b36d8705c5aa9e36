package plyground.courses.prolog;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text of ours as Prolog reads it. */
public final class Terms {
  /** Lists, numbers and plain atoms are terms already. */
  private static final Pattern TERM = Pattern.compile("\\[.*|-?\\d+|[a-z]\\w*");

  private Terms() {}

  /** The words of a position as the arguments of a term, in their order. */
  static String arguments(String position) {
    return Arrays.stream(position.split(" ")).map(Terms::term).collect(Collectors.joining(","));
  }

  public static String term(String word) {
    return TERM.matcher(word).matches()
        ? word
        : "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
