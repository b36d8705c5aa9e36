package plyground.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import plyground.arena.record.OutputFile;

/** Whole texts as files. */
public final class Texts {
  private Texts() {}

  public static void save(Path path, String text) {
    try (var file = new OutputFile(path)) {
      file.writer().write(text);
      file.commit();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
