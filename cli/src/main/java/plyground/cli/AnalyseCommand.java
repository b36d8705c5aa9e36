package plyground.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.record.OutputFile;
import plyground.console.LimitOptions;
import plyground.console.PositionOptions;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.search.TraceWriter;
import plyground.views.TerminalPainter;

/** An agent's opinion of a position. */
@Command(
    name = "analyse",
    description = "Shows what an agent would play and what it thinks of every move.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground analyse tic-tac-toe --agent alphabeta:depth=9 --position 'x.o/.x./... o'",
      "Values are the side to move's. A trace (docs/trace.md) holds every event of the search."
    })
final class AnalyseCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game.")
  String game = "";

  @Option(names = "--agent", paramLabel = "A", required = true, description = "Who is asked.")
  String agent = "";

  @Mixin PositionOptions where = new PositionOptions();
  @Mixin LimitOptions limits = new LimitOptions();

  @Option(names = "--trace", paramLabel = "FILE", description = "Write the search to this file.")
  @Nullable Path trace;

  @Option(names = "--json", description = "One JSON object a position.")
  boolean json;

  private final Streams streams;

  AnalyseCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    if (trace != null && where.stdin) {
      throw new InputException("--trace takes one position, not --stdin");
    }
    analyse(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void analyse(OpenGame<P> open) throws AgentException {
    var player = open.player(agent);
    if (player.isHuman()) {
      throw new InputException("--agent human: a person cannot be asked here; see play");
    }
    var analysis =
        new Analysis<>(
            TerminalPainter.of(open.descriptor(), open.game(), streams.colours()),
            player.name(),
            json,
            where.stdin,
            streams);
    try (var asked = player.create()) {
      where.each(
          open.game(), streams, position -> analysis.print(position, at -> ask(open, asked, at)));
    }
  }

  private <P extends Position<P>> Result ask(OpenGame<P> open, Agent<P> asked, P position)
      throws AgentException {
    asked.newGame(where.seed);
    if (trace == null) {
      return asked.analyse(position, limits.limit(), Trace.NONE);
    }
    try (var file = new OutputFile(trace)) {
      Result result;
      var game = open.game();
      try (var writer = new TraceWriter<>(game, open.view(), position, agent, file.writer())) {
        result = asked.analyse(position, limits.limit(), writer);
        if (!writer.heard()) {
          streams.say(agent + " cannot be traced: " + trace + " says only who was asked what");
        }
      }
      file.commit();
      return result;
    }
  }
}
