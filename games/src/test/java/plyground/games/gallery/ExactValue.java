package plyground.games.gallery;

import java.util.HashMap;
import java.util.Map;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;
import plyground.core.spi.GameDescriptor;

/**
 * The final score of best play in the first player's view: minimax by its definition, each position
 * once. It shares nothing with the searches.
 */
final class ExactValue<P extends Position<P>> {
  private final Game<P> game;
  private final int most;
  private final Map<P, Integer> known = new HashMap<>();

  ExactValue(Game<P> game) {
    this(game, Integer.MAX_VALUE);
  }

  /**
   * @param most what nothing is better than: no further move is looked at then
   */
  ExactValue(Game<P> game, int most) {
    this.game = game;
    this.most = most;
  }

  /** From the start of a game of this name. */
  static <P extends Position<P>> int of(GameDescriptor<P> descriptor, String name) {
    var game = open(descriptor, name);
    return new ExactValue<>(game).value(game.start(new SplitMix(1)));
  }

  static <P extends Position<P>> Game<P> open(GameDescriptor<P> descriptor, String name) {
    return descriptor.create(new Settings(descriptor.parameters(), Spec.parse(name).parameters()));
  }

  int value(P position) {
    Integer before = known.get(position);
    if (before != null) {
      return before;
    }
    int value = position.over() ? position.outcome().score() : best(position);
    known.put(position, value);
    return value;
  }

  private int best(P position) {
    boolean max = position.toMove() == Side.FIRST;
    int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int move : LegalMoves.of(game, position)) {
      int value = value(position.play(move));
      best = max ? Math.max(best, value) : Math.min(best, value);
      if (best == (max ? most : -most)) {
        break;
      }
    }
    return best;
  }
}
