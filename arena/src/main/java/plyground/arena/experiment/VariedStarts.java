package plyground.arena.experiment;

import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Openings;
import plyground.core.Game;
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
    return Openings.startsVary(game)
        ? null
        : (Integer) new Openings<>(game).pliesFor(game.start(new SplitMix(1)), wanted, MOST_PLIES);
  }
}
