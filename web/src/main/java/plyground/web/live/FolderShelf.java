package plyground.web.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.Optional;
import plyground.arena.OutputFile;
import plyground.core.InputException;

/** A folder with a small file a match, each written whole or not at all; the oldest go first. */
public final class FolderShelf implements Shelf {
  private static final int MOST = 10_000;
  private static final String END = ".json";

  private final Path folder;

  public FolderShelf(Path folder) {
    this.folder = folder;
    try {
      Files.createDirectories(folder);
      tidy();
    } catch (IOException failure) {
      throw new InputException("cannot keep games in " + folder + ": " + failure, failure);
    }
  }

  private void tidy() throws IOException {
    try (var files = Files.list(folder)) {
      var old =
          files
              .filter(file -> file.getFileName().toString().endsWith(END))
              .sorted(Comparator.comparing(FolderShelf::written).reversed())
              .skip(MOST)
              .toList();
      for (var file : old) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static FileTime written(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }

  @Override
  public void put(String id, String text) {
    try (var file = new OutputFile(folder.resolve(id + END))) {
      file.writer().write(text);
      file.commit();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public Optional<String> take(String id) {
    var file = folder.resolve(id + END);
    try {
      return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }
}
