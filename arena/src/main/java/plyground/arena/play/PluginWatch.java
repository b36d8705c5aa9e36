package plyground.arena.play;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.agents.plugin.Plugin;
import plyground.agents.plugin.PluginException;
import plyground.agents.plugin.Plugins;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.law.Breach;
import plyground.core.law.Law;

/**
 * Watches a game from elsewhere while it is played: what it does wrong is its own fault and no
 * agent's, and ends the run in one line.
 */
final class PluginWatch<P extends Position<P>> {
  private final Plugin plugin;
  private final Game<P> game;

  private PluginWatch(Plugin plugin, Game<P> game) {
    this.plugin = plugin;
    this.game = game;
  }

  /** Null for the house's own games, which are watched by their tests. */
  static <P extends Position<P>> @Nullable PluginWatch<P> of(Game<P> game) {
    Optional<Plugin> plugin = Plugins.of(game.name());
    return plugin.isEmpty() ? null : new PluginWatch<>(plugin.get(), game);
  }

  /** What can be seen of a position's moves before anybody chooses one. */
  void check(P position, int[] moves, int count) {
    if (position.over() != (count == 0)) {
      throw broken(
          Law.OVER,
          position,
          "over() is %s, and there are %d moves".formatted(position.over(), count));
    }
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < i; j++) {
        if (moves[i] == moves[j]) {
          throw broken(Law.DISTINCT_MOVES, position, "move " + moves[i] + " is listed twice");
        }
      }
    }
  }

  /** Whoever plays, a game ends. */
  void requireEnd(P position, int played) {
    if (played >= Law.LONGEST_GAME) {
      throw broken(Law.ENDS, position, "a game has come to " + played + " moves");
    }
  }

  /** Who is to blame for a failure: the plugin, if it was its code that failed. */
  Throwable judge(Throwable failure, P position) {
    var culprit = Plugins.culprit(failure);
    if (failure instanceof PluginException
        || (culprit.isEmpty() && !(failure instanceof OutOfMemoryError))) {
      return failure;
    }
    String text = culprit.map(method -> method + "() failed: ").orElse("") + failure;
    return broken(Law.ANSWERS, position, text, failure);
  }

  private PluginException broken(Law law, P position, String text) {
    return broken(law, position, text, null);
  }

  private PluginException broken(Law law, P position, String text, @Nullable Throwable cause) {
    var breach = new Breach(law, written(position), "", text);
    return new PluginException(
        plugin,
        "game '%s' breaks the law %s (%s)".formatted(game.name(), breach.line(), law.words()),
        cause);
  }

  private String written(P position) {
    try {
      return game.format(position);
    } catch (RuntimeException | StackOverflowError unwritten) {
      return "";
    }
  }
}
