package plyground.league.bot;

import java.time.Instant;
import java.util.List;
import plyground.arena.check.CheckFinding;

/**
 * One hand-in of somebody.
 *
 * @param number in the whole league
 * @param ordinal among this person's
 * @param language as far as it is known
 * @param checks what was found, step by step
 */
public record BotVersion(
    int number,
    String member,
    int ordinal,
    Instant received,
    String language,
    VersionState state,
    List<CheckFinding> checks) {

  /** Its name on the ladder. */
  public static String bot(int number) {
    return "v:" + number;
  }
}
