package plyground.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.engine.UgiEngine;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;

/** An agent as an engine for other programs. */
@Command(
    name = "engine",
    description = "Speaks the universal game interface (UGI) on standard input and output.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground engine othello pvs:depth=6",
      "The agent's parameters are the engine's options; docs/agents.md has a session."
    })
final class EngineCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(index = "1", paramLabel = "AGENT", description = "Who plays.")
  String agent = "";

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Where random draws come from (default: ${DEFAULT-VALUE}).")
  long seed;

  private final Streams streams;

  EngineCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    return run(Catalogue.load(MoveInput.NOBODY).open(game));
  }

  private <P extends Position<P>> int run(OpenGame<P> open) {
    open.machine(agent);
    try (var engine = new UgiEngine<>(open, agent, seed, streams.out());
        var in = streams.reader()) {
      engine.run(in);
      return 0;
    } catch (IOException failure) {
      throw new InputException("standard input: " + failure.getMessage(), failure);
    }
  }
}
