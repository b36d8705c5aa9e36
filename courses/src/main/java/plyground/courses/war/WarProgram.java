package plyground.courses.war;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarFile;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.Program;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Stop;
import plyground.courses.grading.Subject;

/** Runs a war program once for every question, in a folder of its own, and reads what it wrote. */
record WarProgram(
    Path program, List<WarCase> cases, Task task, int depth, boolean log, ResourceLimits allowance)
    implements Subject {
  private static final String MOVES_FILE = "moves.txt";
  private static final String LOG_FILE = "log.txt";

  @Override
  public String ask(String question) throws AgentException {
    try {
      var folder = Files.createTempDirectory("plyground-war").toRealPath();
      try {
        cases.get(Integer.parseInt(question)).write(folder);
        run(folder);
        return Files.readString(folder.resolve(log ? LOG_FILE : MOVES_FILE)).replace("\r", "");
      } finally {
        remove(folder);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** What it prints does not matter, nor how it ends, if the file is there. */
  private void run(Path folder) throws AgentException {
    var whole = program.toAbsolutePath().normalize();
    var start = new Program("the program", command(whole, folder), folder, true, files(whole));
    try (var child = ChildProcess.start(start, allowance)) {
      child.begin(allowance.move(), Stop.NEVER);
      while (!child.line().isEmpty() || child.running()) {
        // Until there is no more.
      }
    } catch (AgentException ended) {
      boolean written = Files.exists(folder.resolve(log ? LOG_FILE : MOVES_FILE));
      if (ended.fault() != Fault.CRASH || !written) {
        throw ended;
      }
    }
  }

  /** What it must be able to see of itself, wherever it is. */
  private static List<Path> files(Path whole) {
    var files = new ArrayList<Path>();
    files.add(Files.isDirectory(whole) ? whole.resolve("war.class") : whole);
    if (whole.endsWith(WarAssignment.COMMAND)) {
      files.addAll(Program.shell(line(whole), whole.getParent()).files());
    }
    return files;
  }

  private List<String> command(Path whole, Path folder) {
    var words = new ArrayList<String>();
    String name = String.valueOf(whole.getFileName());
    if (name.equals(WarAssignment.COMMAND)) {
      words.addAll(List.of("/bin/sh", "-c", "cd \"$0\" && exec " + line(whole) + " \"$@\""));
      words.add(String.valueOf(whole.getParent()));
    } else if (Files.isDirectory(whole)) {
      words.addAll(java("-cp", whole.toString(), WarAssignment.MAIN));
    } else if (name.endsWith(".jar")) {
      words.addAll(
          runs(whole)
              ? java("-jar", whole.toString())
              : java("-cp", whole.toString(), WarAssignment.MAIN));
    } else {
      words.add(whole.toString());
    }
    words.addAll(List.of("-t", "" + task.number(), "-d", "" + depth));
    words.addAll(List.of("-m", folder.resolve(WarCase.MAP_FILE).toString()));
    words.addAll(List.of("-i", folder.resolve(WarCase.INIT_FILE).toString()));
    words.addAll(List.of("-op", folder.resolve(MOVES_FILE).toString()));
    words.addAll(List.of("-ol", folder.resolve(LOG_FILE).toString()));
    return words;
  }

  private static String line(Path command) {
    try {
      return Files.readString(command).strip().lines().findFirst().orElse("false");
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static List<String> java(String... words) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of(words));
    return command;
  }

  /** Whether a jar says itself what to start. */
  private static boolean runs(Path jar) {
    try (var file = new JarFile(jar.toFile())) {
      var manifest = file.getManifest();
      return manifest != null && manifest.getMainAttributes().getValue("Main-Class") != null;
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static void remove(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
