package plyground.testkit;

import java.util.Map;
import java.util.function.Consumer;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;

/** What contracts of games are made of: seeded random games, looked at position by position. */
public abstract class PlayoutContract<P extends Position<P>> {
  protected abstract GameDescriptor<P> descriptor();

  /** The parameters to make the game with. */
  protected Map<String, String> parameters() {
    return Map.of();
  }

  /** How many random games to walk through; fewer for slow ones. */
  protected abstract int playouts();

  /** Up to how many plies a game is looked at. */
  protected abstract int plies();

  protected final Game<P> game() {
    return descriptor().create(new Settings(descriptor().parameters(), parameters()));
  }

  /** Every position of seeded random games, the last ones included. */
  protected final void everyPosition(Game<P> game, Consumer<P> check) {
    int[] moves = new int[game.maxMoves()];
    for (long seed = 0; seed < playouts(); seed++) {
      var random = new SplitMix(seed);
      P position = game.start(random);
      try {
        for (int ply = 0; ply < plies(); ply++) {
          check.accept(position);
          int count = position.moves(moves, 0);
          if (count == 0) {
            break;
          }
          position = position.play(moves[random.nextInt(count)]);
        }
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("seed " + seed + " at " + game.format(position), failure);
      }
    }
  }
}
