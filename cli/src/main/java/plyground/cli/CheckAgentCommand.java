package plyground.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.console.LimitOptions;
import plyground.console.Streams;

/** Tries an agent out before it plays. */
@Command(
    name = "check-agent",
    description = "Takes an agent through all it will meet and reports every step.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground check-agent othello 'process:command=\"python3 bot.py\"'",
      "Exit code 0 if every step went well, 1 if not. --as holds it to the moves of one",
      "of our agents: any move that agent values highest is right."
    })
final class CheckAgentCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(index = "1", paramLabel = "AGENT", description = "Who is tried out.")
  String agent = "";

  @Option(names = "--as", paramLabel = "A", description = "Which of our agents it claims to be.")
  @Nullable String as;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "200",
      description = "Positions to compare with --as (default: ${DEFAULT-VALUE}).")
  int positions;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Where the positions come from (default: ${DEFAULT-VALUE}).")
  long seed;

  @Mixin LimitOptions limits = new LimitOptions();

  @Option(names = "--json", description = "One JSON object with every step.")
  boolean json;

  private final Streams streams;

  CheckAgentCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    LimitOptions.positive("--positions", positions);
    var open = Catalogue.load(MoveInput.NOBODY).open(game);
    return new CheckReport(streams, json, seed, positions, limits.control()).run(open, agent, as)
        ? 0
        : 1;
  }
}
