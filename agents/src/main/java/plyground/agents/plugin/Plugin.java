package plyground.agents.plugin;

import java.nio.file.Path;
import java.util.List;
import plyground.core.spi.GameDescriptor;

/**
 * Games that came from one place.
 *
 * @param path as it was named
 * @param sha256 of its bytes, or of the names and hashes of the files it was read from
 */
public record Plugin(Path path, String sha256, List<GameDescriptor<?>> games) {
  private static final int SHORT = 12;

  /** Which version of the plugin this is, for people. */
  public String version() {
    return sha256.substring(0, SHORT);
  }

  boolean has(String game) {
    return games.stream().anyMatch(each -> each.name().equals(game));
  }
}
