package plyground.core;

import java.util.Map;
import java.util.Optional;

/** What a position is called among those who play the game. */
public final class NamedPositions {
  private NamedPositions() {}

  /** The name of a position or of an image of it. */
  public static <P extends Position<P>> Optional<String> of(Game<P> game, P position) {
    return game.named().entrySet().stream()
        .filter(named -> alike(game, named.getValue(), position))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static <P extends Position<P>> boolean alike(Game<P> game, P one, P other) {
    return one.equals(other)
        || game.symmetries().stream().anyMatch(each -> each.position(one).equals(other));
  }
}
