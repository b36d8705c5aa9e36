package plyground.arena.check;

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
public record CheckFinding(
    String step,
    boolean passed,
    String text,
    @Nullable String position,
    @Nullable String played,
    List<String> expected) {

  public static CheckFinding good(String step, String text) {
    return new CheckFinding(step, true, text, null, null, List.of());
  }

  public static CheckFinding bad(String step, String text, @Nullable String position) {
    return new CheckFinding(step, false, text, position, null, List.of());
  }

  /** The same, with how often it happened. */
  CheckFinding counted(int wrong, int of, String whose) {
    String all = "it is not %s: wrong in %d of %d positions; %s".formatted(whose, wrong, of, text);
    return new CheckFinding(step, passed, all, position, played, expected);
  }
}
