package plyground.league.ladder;

import org.jspecify.annotations.Nullable;

/**
 * Somebody's place on the ladder.
 *
 * @param member null for house bots
 * @param version the person's first, second and so on; 0 for house bots
 */
public record LadderPlace(
    String bot,
    @Nullable String member,
    int version,
    double rating,
    double low,
    double high,
    int games,
    int faults) {

  /** How a house bot is called; else its id. */
  public String agent() {
    return member == null && bot.startsWith(LadderBot.HOUSE)
        ? bot.substring(LadderBot.HOUSE.length())
        : bot;
  }
}
