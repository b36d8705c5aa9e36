package plyground.console;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import plyground.core.InputException;

/** Why a file of the user's cannot be read, in words; the system's own often say only its name. */
public final class UnreadableFile {
  private UnreadableFile() {}

  public static InputException because(Path file, Exception failure) {
    return new InputException("cannot read " + file + ": " + reason(file, failure), failure);
  }

  private static String reason(Path file, Exception failure) {
    var cause = failure.getCause() instanceof IOException inner ? inner : failure;
    if (cause instanceof NoSuchFileException) {
      return "no such file";
    } else if (cause instanceof CharacterCodingException) {
      return "not text in UTF-8";
    } else if (Files.isDirectory(file)) {
      return "it is a folder";
    }
    return Files.isReadable(file) ? String.valueOf(cause.getMessage()) : "no permission";
  }
}
