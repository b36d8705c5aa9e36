package plyground.league.ladder;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Both games of a pair.
 *
 * @param points half points of a, from 0 to 4
 * @param print the same for the same two games
 */
record PlayedPair(int points, long print, List<SeatedGame> games) {

  /**
   * One of them; in the first a sits first.
   *
   * @param winner 1 the first side, 2 the second, 0 nobody
   * @param faulty the bot that failed
   * @param place the position it failed in
   * @param detail what it wrote to standard error, for its owner alone
   * @param opinions what both thought of their moves
   */
  record SeatedGame(
      String start,
      String moves,
      int winner,
      int score,
      String reason,
      @Nullable String fault,
      @Nullable String faulty,
      @Nullable String place,
      @Nullable String detail,
      long nanos,
      String opinions) {}
}
