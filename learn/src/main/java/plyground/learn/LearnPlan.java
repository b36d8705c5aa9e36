package plyground.learn;

import java.time.Duration;
import plyground.core.InputException;

/**
 * What is to be learned from, and how long.
 *
 * @param games in all; with a time limit as many as fit
 * @param generation games before weights are made and judged
 * @param depth plies a move of self-play is searched
 * @param randomPlies at most so many random moves begin a game
 * @param trust how much of a target is the search's own value, 0 to 1, once there are weights; the
 *     rest is how the game ended (1 less lambda, in words of TD)
 * @param judging games of a match that judges a generation
 * @param command that makes the same again
 */
public record LearnPlan(
    Method method,
    long games,
    Duration time,
    int generation,
    long seed,
    int threads,
    int depth,
    int randomPlies,
    double trust,
    int judging,
    String command) {

  /** What each thread takes in matches: the tables of two searches, and games. */
  public static final int MEGABYTES_A_THREAD = 34;

  /** How weights come from games. */
  public enum Method {
    /** All games so far are kept, and weights are fitted to them anew. */
    REGRESSION,
    /** Every game moves the weights a little and is forgotten: TD(lambda). */
    TD
  }

  /** Refuses plans that cannot be carried out. */
  public LearnPlan {
    positive("games", games);
    positive("generation", generation);
    positive("threads", threads);
    positive("depth", depth);
    positive("judging", judging);
    if (randomPlies < 0) {
      throw InputException.of("random-plies", randomPlies, "expected a whole number from 0");
    }
    if (!(trust >= 0 && trust <= 1)) {
      throw InputException.of("trust", trust, "expected a number from 0 to 1");
    }
  }

  private static void positive(String property, long value) {
    if (value < 1) {
      throw InputException.of(property, value, "expected a whole number from 1");
    }
  }
}
