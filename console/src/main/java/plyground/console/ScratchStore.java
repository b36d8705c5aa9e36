package plyground.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import plyground.core.InputException;

/** A store for one run, which goes with it. */
final class ScratchStore implements AutoCloseable {
  private static final String PREFIX = "plyground-run-";

  private final Path folder;

  ScratchStore() {
    try {
      folder = Files.createTempDirectory(PREFIX);
    } catch (IOException failure) {
      throw new InputException("no room for games in flight: " + failure.getMessage(), failure);
    }
  }

  String address() {
    return folder.resolve("games.db").toString();
  }

  /** Whether a store of this name is one of these. */
  static boolean holds(String name) {
    return name.contains(PREFIX);
  }

  @Override
  public void close() {
    try (var files = Files.list(folder)) {
      for (var file : files.toList()) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (IOException leftover) {
      // The system clears its folder for such files.
    }
  }
}
