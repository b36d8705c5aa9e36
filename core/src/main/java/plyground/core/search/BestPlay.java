package plyground.core.search;

import org.jspecify.annotations.Nullable;
import plyground.core.WinsFirst;

/** What a proved value means, in words. */
public final class BestPlay {
  private BestPlay() {}

  /**
   * How the game ends for the side to move if nobody errs any more: {@code wins by 4 with best
   * play}.
   *
   * @return null if the value is a guess
   */
  public static @Nullable String words(Result result) {
    if (!result.exact() || result.value() == null) {
      return null;
    }
    long score = score(result.value());
    if (score == 0) {
      return "a draw with best play";
    }
    String by = Math.abs(score) > 1 ? " by " + Math.abs(score) : "";
    return (score > 0 ? "wins" : "loses") + by + " with best play";
  }

  /** Searches that put wins first add the score to the worth of a win. */
  private static long score(double value) {
    long whole = Math.round(value);
    return Math.abs(whole) < WinsFirst.WIN
        ? whole
        : whole - Long.signum(whole) * (long) WinsFirst.WIN;
  }
}
