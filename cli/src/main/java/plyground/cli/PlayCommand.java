package plyground.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Asker;
import plyground.agents.Catalogue;
import plyground.agents.Human;
import plyground.agents.OpenGame;
import plyground.cli.board.Ink;
import plyground.cli.play.PipePrompt;
import plyground.cli.play.Prompt;
import plyground.cli.play.Sitting;
import plyground.cli.play.TerminalPrompt;
import plyground.core.AgentException;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;

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
final class PlayCommand implements Callable<Integer>, Asker {
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

  @Mixin Limits limits = new Limits();

  private final Streams streams;
  private Asker sitting = Asker.NOBODY;

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
    return sitting.ask(asked, at);
  }

  private <P extends Position<P>> void play(OpenGame<P> open) throws AgentException {
    var players =
        List.of(open.player(first), open.player(second == null ? open.kind().opponent() : second));
    long drawn = seed == null ? System.nanoTime() >>> 11 : seed;
    P start =
        position == null
            ? open.game().start(new SplitMix(drawn))
            : Where.parse(open.game(), position, "--position");
    var ink = new Ink(streams.colours());
    try (Prompt prompt = prompt()) {
      var table =
          new Sitting<>(open, players, start, limits.limit(), drawn, prompt, streams.out(), ink);
      sitting = table;
      table.play();
    }
  }

  private Prompt prompt() {
    return streams.terminal()
        ? new TerminalPrompt()
        : new PipePrompt(streams.reader(), streams.out());
  }
}
