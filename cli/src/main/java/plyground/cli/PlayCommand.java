package plyground.cli;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.AgentFactory;
import plyground.agents.Catalogue;
import plyground.agents.Human;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.cli.play.Score;
import plyground.cli.play.TerminalGame;
import plyground.console.LimitOptions;
import plyground.console.PositionOptions;
import plyground.console.Prompt;
import plyground.console.Streams;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.spec.Times;
import plyground.views.Ansi;

/** A game in the terminal. */
@Command(
    name = "play",
    description = "Plays a game in the terminal; a person is an agent like any other.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground play tic-tac-toe --p1 human --p2 alphabeta:depth=9",
      "Inside the game: a move, hint, undo, moves, last, help, quit."
    })
final class PlayCommand implements Callable<Integer>, MoveInput {
  @Parameters(paramLabel = "GAME", description = "The game.")
  String game = "";

  @Option(names = "--p1", paramLabel = "A", description = "Who moves first (default: human).")
  String first = Human.NAME;

  @Option(
      names = "--p2",
      paramLabel = "A",
      description = "Who moves second (default: a good agent of the game).")
  @Nullable String second;

  @Option(names = "--position", paramLabel = "P", description = "Where to start.")
  @Nullable String position;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Where random draws come from (default: another one each time).")
  @Nullable Long seed;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1",
      description = "Games in a row, each from another start (default: ${DEFAULT-VALUE}).")
  int games;

  @Option(
      names = "--delay",
      paramLabel = "T",
      description = "Time to look at the board after an agent's move: 500ms, 2s.")
  @Nullable String delay;

  @Mixin LimitOptions limits = new LimitOptions();

  private final Streams streams;
  private MoveInput person = MoveInput.NOBODY;

  PlayCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    play(Catalogue.load(this).open(game));
    return 0;
  }

  @Override
  public <Q extends Position<Q>> int ask(Game<Q> asked, Q at) throws AgentException {
    return person.ask(asked, at);
  }

  private <P extends Position<P>> void play(OpenGame<P> open) throws AgentException {
    LimitOptions.positive("--games", games);
    var players =
        List.of(
            open.player(first),
            open.player(second == null ? open.descriptor().text().opponent() : second));
    var pause = pause();
    long drawn = seed == null ? System.nanoTime() >>> 11 : seed;
    var score = new Score(open.game(), players.get(0).name(), players.get(1).name());
    try (Prompt prompt = Prompt.of(streams)) {
      for (int number = 0; number < games; number++) {
        long start = number == 0 ? drawn : SplitMix.derive(drawn, number) >>> 11;
        var board = terminalGame(open, players, start, prompt);
        board.pause(pause);
        person = board;
        var outcome = board.play();
        if (outcome.isEmpty()) {
          break;
        }
        score.add(outcome.get());
      }
    }
    if (games > 1) {
      streams.out().println(score);
    }
  }

  private <P extends Position<P>> TerminalGame<P> terminalGame(
      OpenGame<P> open, List<AgentFactory<P>> players, long drawn, Prompt prompt) {
    P start =
        position == null
            ? open.game().start(new SplitMix(drawn))
            : PositionOptions.parse(open.game(), position, "--position");
    var ink = new Ansi(streams.colours());
    return new TerminalGame<>(
        open, players, start, limits.control(), drawn, prompt, streams.out(), ink);
  }

  private Duration pause() {
    try {
      if (delay != null && delay.matches("[0-9.]+") && !delay.matches("0+")) {
        throw new InputException("'" + delay + "' has no unit; expected 500ms, 2s or 1m");
      }
      return delay == null ? Duration.ZERO : Times.parse(delay);
    } catch (InputException wrong) {
      throw wrong.at("--delay");
    }
  }
}
