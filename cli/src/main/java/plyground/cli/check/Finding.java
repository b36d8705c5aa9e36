package plyground.cli.check;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a step found.
 *
 * @param text what happened, in plain words
 * @param position where it went wrong
 * @param played what was played there
 * @param expected what would have been right
 */
record Finding(
    String step,
    boolean passed,
    String text,
    @Nullable String position,
    @Nullable String played,
    List<String> expected) {

  static Finding good(String step, String text) {
    return new Finding(step, true, text, null, null, List.of());
  }

  static Finding bad(String step, String text, @Nullable String position) {
    return new Finding(step, false, text, position, null, List.of());
  }

  /** The same, with how often it happened. */
  Finding counted(int wrong, int of, String whose) {
    String all = "it is not %s: wrong in %d of %d positions; %s".formatted(whose, wrong, of, text);
    return new Finding(step, passed, all, position, played, expected);
  }
}
