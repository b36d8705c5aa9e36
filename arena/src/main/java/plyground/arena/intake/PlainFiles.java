package plyground.arena.intake;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Files that students or their programs wrote: plain ones only, no link is followed. */
public final class PlainFiles {
  private PlainFiles() {}

  /** The beginning of a file; empty if there is no plain file. */
  public static Optional<String> text(Path file, int mostBytes) {
    return bytes(file, mostBytes).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  public static Optional<byte[]> bytes(Path file, int most) {
    if (!Files.isRegularFile(file, NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    try (var in = Files.newInputStream(file, NOFOLLOW_LINKS)) {
      return Optional.of(in.readNBytes(most));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /** All below a folder, those near the top first. */
  public static List<Path> below(Path folder) {
    try (var files = Files.walk(folder)) {
      return files
          .filter(file -> Files.isRegularFile(file, NOFOLLOW_LINKS))
          .sorted(Comparator.comparingInt(Path::getNameCount).thenComparing(Path::toUri))
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The last part of a path, in every alphabet. */
  public static String name(Path file) {
    return FileNames.of(file);
  }
}
