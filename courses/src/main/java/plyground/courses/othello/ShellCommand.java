package plyground.courses.othello;

import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.console.LimitOptions;
import plyground.console.PositionOptions;
import plyground.console.Prompt;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.agent.AgentException;

/** The course's interactive shell. */
@Command(
    name = "shell",
    description = "Plays in the words of the Othello assignment's shell; end of input ends it.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground shell othello --depth 3",
      "         plyground shell othello --agent csc384-alphabeta:h=combined --nodes 5000",
      "A move is [1,3]. or [1,3] or 1 3 or d2; a pass is n."
    })
final class ShellCommand implements Callable<Integer> {
  /** Whom one meets, and how far it looks where nobody says otherwise. */
  private record Computer(String agent, int depth) {}

  /** The games of the course. */
  private static final Map<String, Computer> COMPUTERS =
      Map.of(
          "othello",
          new Computer("csc384-minimax:h=combined", 5),
          "tic-tac-toe",
          new Computer("minimax", 6));

  @Parameters(paramLabel = "GAME", description = "othello or tic-tac-toe.")
  String game = "";

  @Option(
      names = "--agent",
      paramLabel = "A",
      description = "The computer (default: minimax to depth 5, or 6 in tic-tac-toe).")
  @Nullable String agent;

  @Option(
      names = "--human",
      paramLabel = "N",
      defaultValue = "1",
      description = "Which player is the person, 1 or 2 (default: ${DEFAULT-VALUE}).")
  int human;

  @Mixin PositionOptions where = new PositionOptions();
  @Mixin LimitOptions limits = new LimitOptions();

  private final Streams streams;

  ShellCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    if (human != 1 && human != 2) {
      throw new InputException("--human " + human + ": expected 1 or 2");
    }
    if (where.stdin) {
      throw new InputException("--stdin: the shell reads moves from standard input");
    }
    play(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void play(OpenGame<P> open) throws AgentException {
    var usual = COMPUTERS.get(open.descriptor().name());
    if (usual == null) {
      throw new InputException(
          "the shell plays othello and tic-tac-toe, not " + open.descriptor().name());
    }
    var player = open.machine(agent == null ? usual.agent() : agent);
    if (agent == null && limits.depth == null && limits.nodes == null && limits.time == null) {
      limits.depth = usual.depth();
    }
    var side = human == 1 ? Side.FIRST : Side.SECOND;
    try (Prompt prompt = Prompt.of(streams);
        var computer = player.create()) {
      computer.newGame(where.seed);
      var shell = new Shell<>(open.game(), computer, side, limits.control(), prompt, streams.out());
      where.each(open.game(), streams, shell::play);
    }
  }
}
