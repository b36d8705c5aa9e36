package plyground.console;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import plyground.agents.plugin.Plugins;

/** Where plugins are looked for: as the option says, as the environment says, the data folder. */
final class PluginPath {
  private static final String VARIABLE = "PLYGROUND_PLUGINS";

  private PluginPath() {}

  static void install(List<Path> named) {
    var paths = new ArrayList<>(named);
    String more = System.getenv().getOrDefault(VARIABLE, "");
    for (String path : more.split(File.pathSeparator)) {
      if (!path.isBlank()) {
        paths.add(Path.of(path.strip()));
      }
    }
    Plugins.install(paths, DataFolder.plugins(DataFolder.path()));
  }
}
