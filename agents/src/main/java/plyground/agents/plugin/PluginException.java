package plyground.agents.plugin;

import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/** A game from elsewhere broke a law of games while it was played. */
public final class PluginException extends InputException {
  public PluginException(Plugin plugin, String complaint, @Nullable Throwable cause) {
    super("plugin " + plugin.path() + ", " + complaint, cause);
  }
}
