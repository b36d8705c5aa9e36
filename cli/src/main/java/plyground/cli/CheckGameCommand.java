package plyground.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.check.GameExam;
import plyground.console.LimitOptions;
import plyground.console.Streams;
import plyground.core.Position;

/** Holds a game to the laws of all games. */
@Command(
    name = "check-game",
    description = "Holds a game to everything that the searches, boards and stores rely on.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground check-game tic-tac-toe",
      "Exit code 0 if it keeps every law, 1 if it breaks one. Perft is the number of lines of",
      "play by their length: compare it with what you know of the game."
    })
final class CheckGameCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game.")
  String game = "";

  @Option(
      names = "--playouts",
      paramLabel = "N",
      defaultValue = "30",
      description = "Random games to look at, after a tree (default: ${DEFAULT-VALUE}).")
  int playouts;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Where random games come from (default: ${DEFAULT-VALUE}).")
  long seed;

  @Option(names = "--json", description = "One JSON object with every law.")
  boolean json;

  private final Streams streams;

  CheckGameCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    LimitOptions.positive("--playouts", playouts);
    return check(Catalogue.load(MoveInput.NOBODY).open(game)) ? 0 : 1;
  }

  private <P extends Position<P>> boolean check(OpenGame<P> open) {
    var exam = GameExam.of(open, seed, playouts);
    var report = new GameExamReport(streams, open.game().name(), exam);
    if (json) {
      report.json();
    } else {
      report.print();
    }
    return exam.laws().passed();
  }
}
