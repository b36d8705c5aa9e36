package plyground.core;

import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param winner nobody when the game is drawn
 * @param score the final score in the game's own unit, in the first player's view
 * @param reason a few words for people and tables, such as {@code line} or {@code stalemate}
 */
public record Outcome(@Nullable Side winner, int score, String reason) {
  /** Of a game somebody won; the score stays in the first player's view. */
  public static Outcome win(Side winner, int score, String reason) {
    return new Outcome(winner, score, reason);
  }

  /** Of a game nobody won, whatever its score. */
  public static Outcome draw(int score, String reason) {
    return new Outcome(null, score, reason);
  }

  /** Of a game that the larger score wins: the first player if it is positive. */
  public static Outcome of(int score, String reason) {
    return new Outcome(score > 0 ? Side.FIRST : score < 0 ? Side.SECOND : null, score, reason);
  }

  /** 1 for a win of that side, -1 for a loss, 0 for a draw. */
  public int resultFor(Side side) {
    return winner == null ? 0 : winner == side ? 1 : -1;
  }
}
