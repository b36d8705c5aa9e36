package plyground.courses.war;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.PrivateFolder;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.arena.intake.PlainFiles;
import plyground.core.agent.AgentException;
import plyground.core.search.Stop;

/**
 * A war program to be run as the handout does: in a folder with the map, which is its own for one
 * run, with the handout's arguments.
 */
record WarProgram(Path program, ResourceLimits limits) {
  private static final int MOST_OUTPUT = 16 << 20;

  /** What it prints does not matter; who waits for input gets its end. */
  private static final String SILENT = "\"$0\" \"$@\" >/dev/null </dev/null; exit $?";

  /**
   * What a run left behind.
   *
   * @param end why it ended, which matters if a file is missing
   */
  record Output(Optional<String> moves, Optional<String> log, AgentException end) {}

  Output run(WarCase map, Task task, int depth, int number) {
    try {
      var folder = PrivateFolder.make("war").toRealPath();
      try {
        map.write(folder, number);
        var end = run(folder, arguments(task, depth, number));
        return new Output(
            read(folder.resolve(movesFile(task, number))),
            read(folder.resolve(logFile(task, number))),
            end);
      } finally {
        PrivateFolder.remove(folder);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Optional<String> read(Path file) {
    return PlainFiles.text(file, MOST_OUTPUT);
  }

  static List<String> arguments(Task task, int depth, int number) {
    return List.of(
        "-t",
        Integer.toString(task.number()),
        "-d",
        Integer.toString(depth),
        "-m",
        WarCase.mapFile(number),
        "-i",
        WarCase.initFile(number),
        "-op",
        movesFile(task, number),
        "-ol",
        logFile(task, number));
  }

  static String movesFile(Task task, int number) {
    return "output%d_moves_t%d.txt".formatted(number, task.number());
  }

  static String logFile(Task task, int number) {
    return "output%d_tlog_t%d.txt".formatted(number, task.number());
  }

  private AgentException run(Path folder, List<String> arguments) {
    var words = new ArrayList<>(List.of("/bin/sh", "-c", SILENT));
    words.addAll(command());
    words.addAll(arguments);
    var start = new Program("the program", words, folder, true, List.of(program));
    try (var child = ChildProcess.start(start, limits)) {
      child.begin(limits.move(), Stop.NEVER);
      while (true) {
        child.line();
      }
    } catch (AgentException end) {
      return end;
    }
  }

  private List<String> command() {
    if (Files.isDirectory(program)) {
      return java("-cp", program.toString(), mainClass(program).orElse(WarSources.MAIN));
    }
    if (program.toString().endsWith(".jar")) {
      return runnable(program)
          ? java("-jar", program.toString())
          : java("-cp", program.toString(), WarSources.MAIN);
    }
    return List.of(program.toString());
  }

  private static List<String> java(String... words) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of(words));
    return command;
  }

  /** The class {@code war} in a folder, wherever it is and however it is spelt. */
  static Optional<String> mainClass(Path classes) {
    if (!Files.isDirectory(classes)) {
      return Optional.empty();
    }
    String name = WarSources.MAIN + ".class";
    return PlainFiles.below(classes).stream()
        .filter(file -> PlainFiles.name(file).equalsIgnoreCase(name))
        .findFirst()
        .map(file -> classes.relativize(file).toString())
        .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'));
  }

  /** Whether a jar says itself what to start. */
  private static boolean runnable(Path jar) {
    try (var file = new JarFile(jar.toFile())) {
      var manifest = file.getManifest();
      return manifest != null && manifest.getMainAttributes().getValue("Main-Class") != null;
    } catch (IOException unreadable) {
      return false;
    }
  }
}
