package plyground.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.console.LimitOptions;
import plyground.console.PositionOptions;
import plyground.console.Progress;
import plyground.console.Streams;
import plyground.core.FinalScore;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.search.EveryRootMove;
import plyground.search.ExpectedScore;
import plyground.search.Pvs;
import plyground.views.TerminalPainter;

/** The exact value of a position. */
@Command(
    name = "solve",
    description =
        "Proves the value of a position and of each of its moves, to the end of the game.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground solve tic-tac-toe --position 'x.o/.x./... o'"})
final class SolveCommand implements Callable<Integer> {
  private static final int TABLE_MEGABYTES = 256;

  /** Its stack and boards; the table is shared. */
  private static final int MEGABYTES_A_THREAD = 2;

  @Parameters(paramLabel = "GAME", description = "The game.")
  String game = "";

  @Mixin PositionOptions where = new PositionOptions();

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Threads, where the game's solver can use them (default: ${DEFAULT-VALUE}).")
  int threads;

  @Option(
      names = "--best",
      description = "Only the best move's value; where the game's solver can, that is far quicker.")
  boolean best;

  @Option(
      names = "--progress",
      description =
          "Tell on standard error what is expected and what is done; at a terminal it is told"
              + " anyway.")
  boolean progress;

  @Option(names = "--json", description = "One JSON object a position.")
  boolean json;

  private final Streams streams;

  SolveCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    LimitOptions.threads(threads, MEGABYTES_A_THREAD);
    solve(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void solve(OpenGame<P> open) throws AgentException {
    Search<P> solver =
        open.descriptor()
            .solver()
            .map(own -> own.maker().make(open.game(), threads, !best))
            .orElseGet(() -> general(open));
    var analysis =
        new Analysis<>(
            TerminalPainter.of(open.descriptor(), open.game(), streams.colours()),
            "the best player",
            json,
            where.stdin,
            streams);
    where.each(
        open.game(),
        streams,
        position -> analysis.print(position, at -> solve(solver, at, progress(open, at))));
  }

  /** The same answer whatever was asked before. */
  private static <P extends Position<P>> Result solve(Search<P> solver, P position, Trace trace) {
    solver.newGame(0);
    return solver.search(position, Limit.NONE, trace);
  }

  /** Told only to who wants to know, because a search nobody hears is quicker. */
  private <P extends Position<P>> Trace progress(OpenGame<P> open, P position) {
    if (progress) {
      open.descriptor()
          .solver()
          .map(own -> own.seconds().applyAsDouble(position) / threads)
          .filter(Double::isFinite)
          .ifPresent(this::sayExpected);
    }
    return progress || streams.terminal()
        ? new Progress(streams.err(), streams.terminal())
        : Trace.NONE;
  }

  private void sayExpected(double seconds) {
    streams.err().printf("the best move is expected to take about %.1f s%n", seconds).flush();
  }

  private <P extends Position<P>> Search<P> general(OpenGame<P> open) {
    if (Nature.playsIn(open.game())) {
      return new ExpectedScore<>(open.game());
    }
    var score = new FinalScore<P>();
    var search = new Pvs<>(open.game(), score, TABLE_MEGABYTES);
    return best ? search : new EveryRootMove<>(open.game(), search, score);
  }
}
