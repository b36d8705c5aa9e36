package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** How a Prolog file is found in a submission. */
public final class PrologFiles {
  private static final int DEPTH = 3;

  private PrologFiles() {}

  /** The file of that name, or else the only Prolog file there is. */
  public static Optional<Path> find(Path submission, String name) {
    if (Files.isRegularFile(submission)) {
      return Optional.of(submission);
    }
    try (var files = Files.walk(submission, DEPTH)) {
      var all = files.filter(file -> file.toString().endsWith(".pl")).sorted().toList();
      return all.stream().filter(file -> file.endsWith(name)).findFirst().or(() -> only(all));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private static Optional<Path> only(List<Path> files) {
    return files.size() == 1 ? Optional.of(files.getFirst()) : Optional.empty();
  }
}
