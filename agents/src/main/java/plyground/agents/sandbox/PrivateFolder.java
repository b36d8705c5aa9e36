package plyground.agents.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder of this run that nobody else may enter, removed when it ends. */
public final class PrivateFolder {
  private static final class Made {
    static final Path FOLDER = make();

    private static Path make() {
      try {
        var folder = Files.createTempDirectory("plyground-sandbox");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
        return folder;
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  private PrivateFolder() {}

  static Path here() {
    return Made.FOLDER;
  }

  /** A new folder in it. */
  public static Path make(String name) throws IOException {
    return Files.createTempDirectory(here(), name);
  }

  /** Removes a folder with all that is in it, as far as that goes. */
  public static void remove(Path folder) {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException _) {
      // A few small files in the temporary folder do no harm.
    }
  }
}
