package plyground.agents.sandbox;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A program to be started.
 *
 * @param title how people know it
 * @param command the program and its arguments
 * @param folder where it runs; null for the current folder
 * @param writable whether it may write into that folder
 * @param files that it reads and that must stay visible to it
 */
public record Program(
    String title, List<String> command, @Nullable Path folder, boolean writable, List<Path> files) {

  private static final int LONGEST_TITLE = 80;
  private static final Pattern PARTS = Pattern.compile("[\\s'\"`;&|<>()=:,]+");

  /** What a program is told of our environment: enough to find its language, and its alphabet. */
  private static final Set<String> PASSED_ON =
      Set.of("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "JAVA_HOME", "SYSTEMROOT");

  /** A program known by its command. */
  public Program(List<String> command, @Nullable Path folder, boolean writable, List<Path> files) {
    this(brief(String.join(" ", command)), command, folder, writable, files);
  }

  /** A line as one types it at a shell; the words in it that are files or folders are its own. */
  public static Program shell(String line, @Nullable Path folder) {
    boolean windows = System.getProperty("os.name", "").startsWith("Windows");
    var command = windows ? List.of("cmd", "/c", line) : List.of("/bin/sh", "-c", line);
    return new Program(brief(line), command, folder, folder != null, filesIn(line, folder));
  }

  private static String brief(String text) {
    return text.length() > LONGEST_TITLE ? text.substring(0, LONGEST_TITLE) + "..." : text;
  }

  /** The folder it runs in, whole. */
  Path place() {
    return (folder == null ? Path.of("") : folder).toAbsolutePath().normalize();
  }

  /** The words of its command, those within words as well. */
  List<String> words() {
    return command.stream()
        .flatMap(word -> Stream.concat(Stream.of(word), ShellWords.of(word).stream()))
        .distinct()
        .toList();
  }

  Map<String, String> environment(Map<String, String> ours) {
    var passed = new TreeMap<String, String>();
    passed.putAll(ours);
    passed.keySet().removeIf(name -> !PASSED_ON.contains(name.toUpperCase(Locale.ROOT)));
    passed.put("HOME", "/tmp");
    passed.put("TMPDIR", "/tmp");
    // Who forgets to flush would otherwise just fall silent.
    passed.put("PYTHONUNBUFFERED", "1");
    return passed;
  }

  /** The words of a line that are files or folders here, those around the place itself aside. */
  private static List<Path> filesIn(String line, @Nullable Path folder) {
    var files = new LinkedHashSet<Path>();
    for (String word : ShellWords.of(line)) {
      fileIn(word, folder).ifPresent(files::add);
      // A class path or a command in quotes has files inside.
      for (String part : PARTS.split(word)) {
        fileIn(part, folder).ifPresent(files::add);
      }
    }
    return new ArrayList<>(files);
  }

  private static Optional<Path> fileIn(String word, @Nullable Path folder) {
    try {
      var place = (folder == null ? Path.of("") : folder).toAbsolutePath().normalize();
      var file = folder == null ? Path.of(word) : folder.resolve(word);
      boolean around = place.startsWith(file.toAbsolutePath().normalize());
      return word.isEmpty() || around || !Files.exists(file) ? Optional.empty() : Optional.of(file);
    } catch (InvalidPathException noFile) {
      return Optional.empty();
    }
  }
}
