package plyground.courses.prolog;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;

/**
 * Our Prolog files in a folder where SWI-Prolog can read them: unpacked once a run, on first use,
 * and removed when it ends.
 */
public final class Library {
  /** What every course needs. */
  private static final List<String> SHARED =
      List.of("drive.pl", "plyground.pl", "shell.pl", "sicstus.pl");

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
        for (var file : SHARED) {
          copy(Library.class, file, folder);
        }
        for (var library : ServiceLoader.load(PrologLibrary.class)) {
          for (var file : library.files()) {
            copy(library.getClass(), file, folder);
          }
          for (var text : library.texts().entrySet()) {
            Files.writeString(folder.resolve(text.getKey()), text.getValue());
          }
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
        return folder;
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    private static void copy(Class<?> beside, String file, Path folder) throws IOException {
      try (var in = Objects.requireNonNull(beside.getResourceAsStream(file), file)) {
        Files.copy(in, folder.resolve(file));
      }
    }

    private static void remove(Path folder) {
      try (var files = Files.list(folder)) {
        for (var file : files.toList()) {
          Files.deleteIfExists(file);
        }
        Files.deleteIfExists(folder);
      } catch (IOException leftover) {
        // A few small files in the temporary folder do no harm.
      }
    }
  }
}
