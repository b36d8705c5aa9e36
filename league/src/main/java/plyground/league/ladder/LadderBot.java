package plyground.league.ladder;

/**
 * Somebody on the ladder, as the matchmaker sees them.
 *
 * @param id {@code house:AGENT}, or a version's
 * @param pairs played, or being played
 * @param last when a pair of it was finished, in milliseconds; 0 for never
 */
public record LadderBot(String id, int pairs, long last, double rating) {
  static final String HOUSE = "house:";

  boolean house() {
    return id.startsWith(HOUSE);
  }
}
