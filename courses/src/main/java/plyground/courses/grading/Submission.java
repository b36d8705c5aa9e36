package plyground.courses.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import plyground.core.InputException;

/**
 * What one student handed in: a file, or a folder.
 *
 * @param name of the student, as the file or folder has it
 */
record Submission(String name, Path path) {
  /** All in a folder, by name; what begins with a dot is nobody's. */
  static List<Submission> in(Path folder) {
    try (var entries = Files.list(folder)) {
      return entries
          .filter(entry -> !entry.getFileName().toString().startsWith("."))
          .map(entry -> new Submission(name(entry), entry))
          .sorted(Comparator.comparing(Submission::name))
          .toList();
    } catch (IOException unreadable) {
      throw new InputException(folder + ": there is no such folder to read", unreadable);
    }
  }

  private static String name(Path entry) {
    String name = entry.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return Files.isRegularFile(entry) && dot > 0 ? name.substring(0, dot) : name;
  }

  /** Changes whenever the submission, the rubric or the seed does. */
  String fingerprint(Rubric rubric, long seed) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      digest.update((seed + "\n" + rubric.text()).getBytes(StandardCharsets.UTF_8));
      try (var files = Files.walk(path)) {
        for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
          digest.update(path.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
          digest.update(Files.readAllBytes(file));
        }
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, 16);
    } catch (IOException unreadable) {
      throw new InputException(path + ": it cannot be read", unreadable);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
