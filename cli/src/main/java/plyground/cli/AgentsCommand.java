package plyground.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.core.Position;
import plyground.core.spec.Parameter;

/** Who can play. */
@Command(
    name = "agents",
    description = "Lists the agents of a game, or of every game, with their parameters.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example: plyground agents tic-tac-toe"})
final class AgentsCommand implements Callable<Integer> {
  @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game; all if left out.")
  @Nullable String game;

  @Option(names = "--json", description = "One JSON object an agent or evaluator.")
  boolean json;

  private final Streams streams;

  AgentsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var catalogue = Catalogue.load(MoveInput.NOBODY);
    if (game != null) {
      list(catalogue.open(game));
    } else {
      // Games that need parameters cannot be opened by their bare name; they are still named.
      catalogue.games().forEach(kind -> list(catalogue.open(kind.name())));
    }
    return 0;
  }

  private <P extends Position<P>> void list(OpenGame<P> open) {
    if (!json) {
      streams.out().println(open.game().name());
    }
    for (var agent : open.agents()) {
      entry(open, "agent", agent.name(), agent.summary(), agent.parameters());
    }
    if (!json) {
      streams.out().println("  evaluators (eval=...), the first is the default");
    }
    for (var each : open.descriptor().evaluators()) {
      entry(open, "evaluator", each.name(), each.summary(), each.parameters());
    }
  }

  private void entry(
      OpenGame<?> open, String what, String name, String summary, List<Parameter> parameters) {
    if (json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeStringProperty("game", open.game().name());
            line.writeStringProperty(what, name);
            line.writeStringProperty("summary", summary);
            GamesCommand.parameters(line, parameters);
          });
    } else {
      streams.out().printf("  %-18s %s%n", name, summary);
      for (var parameter : parameters) {
        streams.out().println("      " + GamesCommand.describe(parameter));
      }
    }
  }
}
