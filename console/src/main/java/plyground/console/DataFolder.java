package plyground.console;

import java.nio.file.Path;

/** Where what belongs to a person is kept: the lab's games, plugins. */
public final class DataFolder {
  private DataFolder() {}

  public static Path path() {
    String data = System.getenv("XDG_DATA_HOME");
    var base =
        data == null || data.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".local", "share")
            : Path.of(data);
    return base.resolve("plyground");
  }

  /** The folder of plugins in a data folder. */
  public static Path plugins(Path folder) {
    return folder.resolve("plugins");
  }
}
