package plyground.courses.prolog;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.console.Streams;
import plyground.core.InputException;

/** SWI-Prolog with our library for the assignments loaded. */
@Command(
    name = "prolog",
    description = {
      "Starts SWI-Prolog with our War of Life, Othello and Labyrinth libraries, and your files.",
      "What the files define goes before what the libraries have."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground prolog my_wol.pl",
      "  ?- play(verbose, bloodlust, land_grab, N, W).",
      "  ?- test_strategy(100, random, bloodlust).",
      "  ?- testBoard1(St), mmeval(2, St, Val, Best, 5, SeF).",
      "  ?- setup(7), try_and_make_move(a, h5), make_best_local_move(a, h5), player(a, H, P).",
      "  ?- play.            (Othello in the course's shell; [ttt]. makes it tic-tac-toe)"
    })
final class PrologCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "FILE", description = "Prolog files to load.")
  List<Path> files = List.of();

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Where random draws come from (default: ${DEFAULT-VALUE}).")
  long seed;

  private final Streams streams;

  PrologCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    for (var file : files) {
      if (!Files.isReadable(file) || Files.isDirectory(file)) {
        throw new InputException(file + ": there is no such file to read");
      }
    }
    var command = Swipl.shell(seed, files.stream().map(Path::toString).toList());
    int code = streams.terminal() ? atTerminal(command) : piped(command);
    return code == 0 ? 0 : 1;
  }

  private int atTerminal(List<String> command) throws IOException, InterruptedException {
    streams
        .out()
        .println(
            "War of Life, Othello and Labyrinth are loaded; plyground prolog --help has goals.");
    streams.out().flush();
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  private int piped(List<String> command) throws IOException, InterruptedException {
    var process = new ProcessBuilder(command).redirectInput(Redirect.PIPE).start();
    Thread.ofPlatform().daemon().name("goals").start(() -> feed(process));
    var complaints =
        Thread.ofPlatform()
            .name("complaints")
            .start(() -> copy(process.getErrorStream(), streams.err()));
    copy(process.getInputStream(), streams.out());
    complaints.join();
    return process.waitFor();
  }

  private void feed(Process process) {
    try (var to = process.getOutputStream()) {
      streams.in().transferTo(to);
    } catch (IOException ended) {
      // It may well end before all goals are read: one of them can be halt.
    }
  }

  private static void copy(InputStream from, PrintWriter to) {
    try (var reader = new InputStreamReader(from, StandardCharsets.UTF_8)) {
      char[] buffer = new char[4096];
      for (int count = reader.read(buffer); count >= 0; count = reader.read(buffer)) {
        to.write(buffer, 0, count);
        to.flush();
      }
    } catch (IOException ended) {
      // Nothing more to copy.
    }
  }
}
