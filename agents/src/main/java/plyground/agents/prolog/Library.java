package plyground.agents.prolog;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Our Prolog files in a folder where SWI-Prolog can read them: unpacked once a run, on first use,
 * and removed when it ends.
 */
public final class Library {
  static final List<String> FILES =
      List.of(
          "drive.pl",
          "drive_othello.pl",
          "drive_war_of_life.pl",
          "my_wol.pl",
          "othello.pl",
          "play.pl",
          "plyground.pl",
          "shell.pl",
          "sicstus.pl",
          "testboards.pl",
          "ttt.pl",
          "war_of_life.pl");

  private Library() {}

  /** The folder that holds them. */
  public static Path folder() {
    return Unpacked.FOLDER;
  }

  /** Loaded when the folder is first asked for. */
  private static final class Unpacked {
    static final Path FOLDER = unpack();

    private static Path unpack() {
      try {
        var folder = Files.createTempDirectory("plyground-prolog");
        for (var file : FILES) {
          try (var in = Objects.requireNonNull(Library.class.getResourceAsStream(file), file)) {
            Files.copy(in, folder.resolve(file));
          }
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
        return folder;
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    private static void remove(Path folder) {
      try {
        for (var file : FILES) {
          Files.deleteIfExists(folder.resolve(file));
        }
        Files.deleteIfExists(folder);
      } catch (IOException leftover) {
        // A few small files in the temporary folder do no harm.
      }
    }
  }
}
