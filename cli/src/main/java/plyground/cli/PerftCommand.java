package plyground.cli;

import java.util.ArrayList;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.console.Json;
import plyground.console.LimitOptions;
import plyground.console.PositionOptions;
import plyground.console.Streams;
import plyground.core.Perft;
import plyground.core.Position;
import plyground.core.agent.AgentException;

/** Counts lines of play. */
@Command(
    name = "perft",
    description = "Counts the lines of play by length; finished games are not extended.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground perft tic-tac-toe --depth 9"})
final class PerftCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game.")
  String game = "";

  @Option(names = "--depth", paramLabel = "N", required = true, description = "The longest lines.")
  int depth;

  @Mixin PositionOptions where = new PositionOptions();

  @Option(names = "--json", description = "One JSON object a position.")
  boolean json;

  private final Streams streams;

  PerftCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    LimitOptions.positive("--depth", depth);
    count(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void count(OpenGame<P> open) throws AgentException {
    where.each(open.game(), streams, position -> count(open, position));
  }

  private <P extends Position<P>> void count(OpenGame<P> open, P position) {
    var perft = new Perft<>(open.game());
    var counts = new ArrayList<Long>();
    for (int plies = 1; plies <= depth; plies++) {
      long begun = System.nanoTime();
      long leaves = perft.count(position, plies);
      double seconds = (System.nanoTime() - begun) / 1e9;
      counts.add(leaves);
      if (!json) {
        streams.out().printf(Locale.ROOT, "%3d %,20d %10.3f s%n", plies, leaves, seconds).flush();
      }
    }
    if (json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeStringProperty("game", open.game().name());
            line.writeStringProperty("position", open.game().format(position));
            line.writeArrayPropertyStart("counts");
            counts.forEach(line::writeNumber);
            line.writeEndArray();
          });
    }
  }
}
