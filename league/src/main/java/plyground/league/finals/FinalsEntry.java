package plyground.league.finals;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finals that were begun: who plays was fixed then, whatever is handed in later.
 *
 * @param entrants in the order of their ids
 * @param games of every two with one of them moving first; as many with the other
 */
public record FinalsEntry(int number, List<Entrant> entrants, int games, long seed, Instant begun) {

  /**
   * Somebody who plays in them.
   *
   * @param bot its id on the ladder
   * @param member null for house bots
   * @param version the person's first, second and so on; 0 for house bots
   */
  public record Entrant(String bot, @Nullable String member, int version) {
    private static final String HOUSE = "house:";

    /** How it is called in the report. */
    String name() {
      return member == null ? bot.substring(HOUSE.length()) : member + " (version " + version + ")";
    }

    /** The number of the version in the whole league. */
    int number() {
      return Integer.parseInt(bot.substring(bot.indexOf(':') + 1));
    }
  }
}
