package plyground.cli.play;

import plyground.core.Game;
import plyground.core.Outcome;
import plyground.core.Side;

/** Who has won how many of several games at one table. */
public final class Score {
  private final Game<?> game;
  private final String first;
  private final String second;
  private int firstWins;
  private int secondWins;
  private int draws;

  /**
   * @param first the name of the player who begins
   */
  public Score(Game<?> game, String first, String second) {
    this.game = game;
    this.first = first;
    this.second = second;
  }

  public void add(Outcome outcome) {
    firstWins += outcome.winner() == Side.FIRST ? 1 : 0;
    secondWins += outcome.winner() == Side.SECOND ? 1 : 0;
    draws += outcome.winner() == null ? 1 : 0;
  }

  @Override
  public String toString() {
    return "%d played: %s (%s) won %d, %s (%s) won %d, %d drawn"
        .formatted(
            firstWins + secondWins + draws,
            game.sideName(Side.FIRST),
            first,
            firstWins,
            game.sideName(Side.SECOND),
            second,
            secondWins,
            draws);
  }
}
