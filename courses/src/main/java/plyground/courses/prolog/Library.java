package plyground.courses.prolog;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * Our Prolog files in a folder where SWI-Prolog can read them: unpacked once a run, on first use,
 * and removed when it ends. A process is shown the whole folder, so that what must not be read is
 * not in it.
 */
public final class Library {
  /** Everything. */
  public static final Library WHOLE = new Library(true);

  /** What a handout supplies, and the drivers; no file that solves an assignment. */
  public static final Library SUPPLIED = new Library(false);

  /** What every course needs. */
  private static final List<String> SHARED =
      List.of("drive.pl", "plyground.pl", "shell.pl", "sicstus.pl");

  private final boolean solutions;
  private @Nullable Path unpacked;

  private Library(boolean solutions) {
    this.solutions = solutions;
  }

  /** The folder that holds them. */
  public synchronized Path folder() {
    if (unpacked == null) {
      unpacked = unpack();
    }
    return unpacked;
  }

  private Path unpack() {
    try {
      var folder = Files.createTempDirectory("plyground-prolog");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
      for (var file : SHARED) {
        copy(Library.class, file, folder);
      }
      for (var library : ServiceLoader.load(PrologLibrary.class)) {
        for (var file : library.files()) {
          if (solutions || !library.solutions().contains(file)) {
            copy(library.getClass(), file, folder);
          }
        }
        for (var text : library.texts().entrySet()) {
          Files.writeString(folder.resolve(text.getKey()), text.getValue());
        }
      }
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
