package plyground.arena.experiment;

import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Openings;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;

/** Starts for experiments: agents without chance show nothing by playing one game again. */
public final class VariedStarts {
  private static final int MOST_PLIES = 6;

  private VariedStarts() {}

  /**
   * How many plies into the game there are as many different positions as wanted, or nearly; null
   * where the game's own starts vary already.
   */
  public static <P extends Position<P>> @Nullable Integer plies(Game<P> game, int wanted) {
    P start = game.start(new SplitMix(1));
    if (!start.equals(game.start(new SplitMix(2)))) {
      return null;
    }
    int plies = 1;
    while (plies < MOST_PLIES && tooFew(game, start, plies, wanted)) {
      plies++;
    }
    return plies;
  }

  private static <P extends Position<P>> boolean tooFew(
      Game<P> game, P start, int plies, int wanted) {
    try {
      boolean more = !Openings.draw(game, start, plies + 1, 1, 1).isEmpty();
      return more && Openings.draw(game, start, plies, wanted, 1).size() < wanted;
    } catch (InputException everyGameIsOver) {
      return false;
    }
  }
}
