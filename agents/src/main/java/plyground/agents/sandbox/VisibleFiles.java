package plyground.agents.sandbox;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a program is shown of the machine beyond the system's own programs: its own folder, and its
 * language where that is installed elsewhere, such as in somebody's home.
 *
 * @param runtimes folders that hold a language
 * @param own the program's own files and folders
 */
record VisibleFiles(Set<Path> runtimes, Set<Path> own) {
  private static final List<Path> SYSTEM =
      Stream.of("usr", "bin", "sbin", "lib", "lib32", "lib64", "libx32", "nix", "etc")
          .map(Path.of("/")::resolve)
          .toList();

  /** Nobody's own, even if a command speaks of it. */
  private static final List<Path> NEVER =
      Stream.of("proc", "sys", "dev", "run", "boot").map(Path.of("/")::resolve).toList();

  private static final Set<String> PROGRAMS = Set.of("bin", "sbin", "shims", "libexec");
  private static final int LONGEST_FIRST_LINE = 256;

  static VisibleFiles of(Program program) {
    var visible = new VisibleFiles(new LinkedHashSet<>(), new LinkedHashSet<>());
    if (program.folder() != null && OwnFolder.spare(program.place())) {
      visible.own.add(program.place());
    }
    for (String word : program.words()) {
      visible.addTool(word, program.place());
    }
    for (var file : program.files()) {
      visible.addOwn(program.place().resolve(file).toAbsolutePath().normalize());
    }
    return visible;
  }

  private void addOwn(Path file) {
    if (Stream.of(SYSTEM, NEVER).flatMap(List::stream).anyMatch(file::startsWith)) {
      return;
    }
    if (Files.isDirectory(file)) {
      show(OwnFolder.spare(file) ? file : null);
      return;
    }
    var parent = file.getParent();
    show(parent != null && OwnFolder.spare(parent) ? parent : file);
    String first = firstLine(file);
    if (first.startsWith("#!")) {
      ShellWords.of(first.substring(2)).forEach(word -> addTool(word, file));
    }
  }

  private void show(@Nullable Path shown) {
    if (shown != null
        && Stream.of(runtimes, own).flatMap(Set::stream).noneMatch(shown::startsWith)) {
      own.add(shown);
    }
  }

  /** A word that names an executable brings the language around it along. */
  private void addTool(String word, Path place) {
    executables(word, place)
        .filter(Files::isExecutable)
        .filter(file -> !Files.isDirectory(file))
        .findFirst()
        .ifPresent(
            found -> {
              addRuntime(found);
              addRuntime(real(found));
            });
  }

  private static Stream<Path> executables(String word, Path place) {
    if (word.isEmpty() || word.length() > LONGEST_FIRST_LINE || word.indexOf('\0') >= 0) {
      return Stream.empty();
    }
    if (word.indexOf(File.separatorChar) >= 0) {
      return Stream.of(place.resolve(word).normalize());
    }
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    return Stream.of(path.split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder).toAbsolutePath().resolve(word));
  }

  private static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException broken) {
      return file;
    }
  }

  private void addRuntime(Path executable) {
    var folder = executable.getParent();
    if (folder == null || SYSTEM.stream().anyMatch(executable::startsWith)) {
      return;
    }
    var prefix = folder.getParent();
    boolean whole =
        prefix != null
            && PROGRAMS.contains(String.valueOf(folder.getFileName()).toLowerCase(Locale.ROOT))
            && !prefix.endsWith(".local")
            && OwnFolder.spare(prefix);
    if (whole) {
      runtimes.add(prefix);
    } else {
      own.add(executable);
    }
  }

  private static String firstLine(Path file) {
    try (var in = Files.newInputStream(file)) {
      String text = new String(in.readNBytes(LONGEST_FIRST_LINE), StandardCharsets.ISO_8859_1);
      return text.lines().findFirst().orElse("");
    } catch (IOException unreadable) {
      return "";
    }
  }

  /** The folders of the system itself, as far as they are here. */
  static List<Path> system() {
    var found = new ArrayList<>(SYSTEM);
    found.remove(Path.of("/etc"));
    found.removeIf(each -> !Files.exists(each));
    return found;
  }
}
