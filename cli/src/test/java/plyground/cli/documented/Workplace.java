package plyground.cli.documented;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plyground.cli.OwnJava;
import plyground.cli.Runs;

/** A folder where command lines are typed: plain ones run in one process, the others in a shell. */
final class Workplace implements AutoCloseable {
  private static final String PROGRAM = "plyground";

  private final Path folder;
  private final Path programs;
  private final Path errors;
  private final Process host;
  private final Writer to;
  private final BufferedReader from;

  Workplace(Path around) throws IOException {
    folder = Files.createDirectories(around.resolve("work"));
    programs = Files.createDirectories(around.resolve("programs"));
    errors = around.resolve("errors");
    program(PROGRAM, OwnJava.line("plyground.console.Main"));
    program("war", PROGRAM + " war");
    host =
        builder(OwnJava.command(CommandHost.class.getName()))
            .redirectError(around.resolve("host").toFile())
            .start();
    to = host.outputWriter(StandardCharsets.UTF_8);
    from = host.inputReader(StandardCharsets.UTF_8);
  }

  private void program(String name, String command) throws IOException {
    var script = programs.resolve(name);
    Files.writeString(script, "#!/bin/sh\nexec " + command + " \"$@\"\n");
    if (!script.toFile().setExecutable(true)) {
      throw new IOException(script + " cannot be made a program");
    }
  }

  private ProcessBuilder builder(List<String> command) {
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    var environment = builder.environment();
    var java = Path.of(System.getProperty("java.home"), "bin");
    environment.put("PATH", programs + ":" + java + ":" + System.getenv("PATH"));
    environment.remove("PLYGROUND_COMMAND");
    return builder;
  }

  Path folder() {
    return folder;
  }

  /** Types a line, and then the input. */
  Runs type(String line, String input) throws IOException, InterruptedException {
    boolean plain = line.startsWith(PROGRAM + " ") && !line.matches(".*[|><;&].*");
    return plain ? host(line, input) : shell(line, input);
  }

  private Runs host(String line, String input) throws IOException, InterruptedException {
    // A shell makes words of it, and hands them over.
    String words =
        shell(PROGRAM + "() { for each; do printf '%s\\036' \"$each\"; done; }\n" + line, "").out();
    to.write(
        Stream.concat(Stream.of(input), Stream.of(words.split("\036")))
            .map(CommandHost::encoded)
            .collect(Collectors.joining(" ")));
    to.write("\n");
    to.flush();
    String answer = from.readLine();
    if (answer == null) {
      throw new IOException("the host of commands ended at " + line);
    }
    String[] parts = answer.split(" ");
    return new Runs(
        Integer.parseInt(parts[0]), CommandHost.decoded(parts[1]), CommandHost.decoded(parts[2]));
  }

  /** Runs lines of a shell. */
  Runs shell(String lines, String input) throws IOException, InterruptedException {
    var process = builder(List.of("/bin/bash", "-c", lines)).redirectError(errors.toFile()).start();
    try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
      in.write(input);
    } catch (IOException unread) {
      // Not every program reads what it is given.
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException("no end: " + lines);
    }
    return new Runs(process.exitValue(), out, Files.readString(errors));
  }

  /** Leaves an empty folder for the next. */
  void clear() throws IOException {
    try (var all = Files.walk(folder)) {
      all.filter(each -> !each.equals(folder))
          .sorted(Comparator.reverseOrder())
          .forEach(Workplace::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException stuck) {
      throw new UncheckedIOException(stuck);
    }
  }

  @Override
  public void close() throws IOException {
    to.close();
    host.destroy();
  }
}
