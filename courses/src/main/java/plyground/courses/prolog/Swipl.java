package plyground.courses.prolog;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plyground.core.InputException;

/** SWI-Prolog as a program to start. */
public final class Swipl {
  /** A recursion without end is an error of the file, not the end of the machine. */
  private static final String STACK = "--stack-limit=256m";

  private Swipl() {}

  private static Optional<Path> find(String path) {
    return Arrays.stream(path.split(File.pathSeparator))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, "swipl"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** The command that starts it with one of our files and these words to read. */
  static List<String> command(Path file, List<String> goals, List<String> words) {
    var command = new ArrayList<String>(List.of(program(), "-q", "-f", "none", STACK));
    goals.forEach(goal -> command.addAll(List.of("-g", goal)));
    command.add(file.toString());
    if (!words.isEmpty()) {
      command.add("--");
      command.addAll(words);
    }
    return command;
  }

  /** The command that opens a prompt with our library and somebody's files. */
  public static List<String> shell(long seed, List<String> files) {
    var command =
        new ArrayList<>(
            command(Library.WHOLE.folder().resolve("shell.pl"), List.of(seed(seed)), List.of()));
    command.addAll(files);
    return command;
  }

  private static String seed(long seed) {
    return "set_random(seed(" + seed + "))";
  }

  /**
   * @throws InputException if it is not installed
   */
  public static String program() {
    return program(Optional.ofNullable(System.getenv("PATH")).orElse(""));
  }

  static String program(String path) {
    return find(path)
        .map(Path::toString)
        .orElseThrow(
            () ->
                new InputException(
                    "there is no swipl on the PATH; Prolog needs SWI-Prolog"
                        + " (Debian and Ubuntu: apt-get install swi-prolog)"));
  }
}
