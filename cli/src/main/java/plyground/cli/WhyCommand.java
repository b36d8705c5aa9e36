package plyground.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.console.Json;
import plyground.console.PositionOptions;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.teach.why.ExplanationJson;
import plyground.teach.why.MoveExplainer;
import plyground.views.TerminalPainter;

/** Reasons for and against a move. */
@Command(
    name = "why",
    description = "Says why a move is good or bad: what follows, and what it leaves behind.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground why tic-tac-toe --position 'x.o/.../... x' --move 2",
      "Every sentence is computed from a search and the game's features; --json has its numbers."
    })
final class WhyCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game.")
  String game = "";

  @Option(
      names = "--position",
      paramLabel = "P",
      description = "The position, as text or by name; without it the start.")
  @Nullable String position;

  @Option(
      names = "--move",
      paramLabel = "M",
      description = "The move in question; without it the one the search plays.")
  @Nullable String move;

  @Option(
      names = "--agent",
      paramLabel = "A",
      description = "A search to a depth (default: pvs, as deep as is quick).")
  String agent = "";

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Where a drawn start comes from (default: ${DEFAULT-VALUE}).")
  long seed;

  @Option(names = "--json", description = "One JSON object.")
  boolean json;

  private final Streams streams;

  WhyCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    explain(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void explain(OpenGame<P> open) throws AgentException {
    var rules = open.game();
    P at =
        position == null
            ? rules.start(new SplitMix(seed))
            : PositionOptions.parse(rules, position, "--position");
    if (at.over()) {
      throw new InputException("--position: the game is over there");
    }
    Integer asked = move == null ? null : Integer.valueOf(rules.parseMove(at, move));
    var why = MoveExplainer.of(open, agent, open::machine).explain(at, asked, Limit.NONE);
    if (json) {
      Json.line(streams.out(), line -> ExplanationJson.write(open, why, line));
      return;
    }
    streams.out().print(TerminalPainter.of(open.descriptor(), rules, streams.colours()).draw(at));
    why.sentences().forEach(each -> streams.out().println(each.text()));
  }
}
