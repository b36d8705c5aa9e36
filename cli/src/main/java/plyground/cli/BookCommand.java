package plyground.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.book.BookFile;
import plyground.agents.book.SolvedBook;
import plyground.console.InterruptSignal;
import plyground.console.LimitOptions;
import plyground.console.PlanCommand;
import plyground.console.ProgressLine;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.spec.Times;
import plyground.learn.BookMaker;

/** A book of positions that were solved or thought about beforehand. */
@Command(
    name = "book",
    description = {
      "Solves every position a game can come to within some plies, for agents that look them up.",
      "With --agent an agent says what the last of them are worth: an opening book.",
      "What was done is kept beside the file, and --resume goes on from it."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground book dots-and-boxes:rows=2,columns=2 --plies 4 --out my.book"
    })
final class BookCommand implements Callable<Integer> {
  /** Of a solver's table. */
  private static final int MEGABYTES_A_THREAD = 8;

  @Parameters(paramLabel = "GAME", description = "The game; it must have a solver.")
  String game = "";

  @Option(names = "--out", required = true, paramLabel = "FILE", description = "The book.")
  @Nullable Path out;

  @Option(
      names = "--plies",
      required = true,
      paramLabel = "N",
      description = "How far from the start.")
  int plies;

  @Option(
      names = "--over",
      paramLabel = "T",
      description =
          "Of every ply, but only what the solver is expected to take longer for: 700ms, 2s.")
  @Nullable String over;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Positions side by side (default: ${DEFAULT-VALUE}).")
  int threads;

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      description = "Who values positions instead of the solver, as best:nodes=1000000.")
  @Nullable String agent;

  @Option(names = "--time", paramLabel = "T", description = "Stop after so long: 90s, 30m.")
  @Nullable String time;

  @Option(
      names = "--resume",
      description = "Go on with what an earlier run has left: its log, and the book itself.")
  boolean resume;

  private final Streams streams;

  BookCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    LimitOptions.threads(threads, MEGABYTES_A_THREAD);
    LimitOptions.positive("--plies", plies);
    return make(Catalogue.load(MoveInput.NOBODY).open(game), Objects.requireNonNull(out));
  }

  private <P extends Position<P>> int make(OpenGame<P> open, Path file) throws AgentException {
    var log = file.resolveSibling(file.getFileName() + ".solved");
    var maker =
        agent == null
            ? new BookMaker<>(open, threads, log, resume)
            : new BookMaker<>(open, open.machine(agent), threads, log, resume);
    if (over != null) {
      if (agent != null) {
        throw new InputException("--over is about the solver: expected no --agent");
      }
      maker.onlyOver(Times.parse(over).toNanos() * 1e-9);
    }
    if (resume && Files.exists(file)) {
      maker.know(earlier(open, file));
    }
    try (var signal = new InterruptSignal();
        var line = new ProgressLine(streams)) {
      var free = Limit.NONE.withStop(signal.stop());
      var limit = time == null ? free : free.withTime(Times.parse(time));
      int[] last = {0, 1};
      var book =
          maker.make(
              plies,
              limit,
              (done, all) -> {
                last[0] = done;
                last[1] = all;
                line.show((double) done / all, done + " of " + all + " positions valued");
              });
      boolean whole = last[0] == last[1];
      Files.write(file, BookFile.write(open.game(), book, command(open, whole ? null : last)));
      streams.say(
          "%s in '%s'%s"
              .formatted(
                  Words.plural(book.size(), "position"),
                  file,
                  whole ? "" : "; not all are valued, --resume goes on"));
      return whole ? 0 : InterruptSignal.EXIT_CODE;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private <P extends Position<P>> SolvedBook<P> earlier(OpenGame<P> open, Path file) {
    var kind = agent == null ? BookFile.Kind.SOLVED : BookFile.Kind.OPENINGS;
    try {
      return BookFile.read(open.game(), kind, Files.readAllBytes(file));
    } catch (InputException wrong) {
      throw wrong.at(file.toString());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * @param part how many positions are valued and how many were to be, if those are not all
   */
  private String command(OpenGame<?> open, int @Nullable [] part) {
    var words = new ArrayList<>(List.of("plyground", "book", open.game().name()));
    words.addAll(List.of("--plies", "" + plies));
    if (over != null) {
      words.addAll(List.of("--over", over));
    }
    if (agent != null) {
      words.addAll(List.of("--agent", agent));
    }
    return PlanCommand.line(words)
        + (part == null ? "" : " # %d of %d positions valued".formatted(part[0], part[1]));
  }
}
