package plyground.courses.waroflife;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plyground.console.Json;
import plyground.console.PositionOptions;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.agent.AgentException;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.CellsText;
import plyground.games.waroflife.WarOfLife;

/** War of Life's generations, without moves between them. */
@Command(
    name = "crank",
    description = "Turns Conway's crank on a War of Life board.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground crank --position '[[[1,1],[2,6]],[[1,8]]]' --generations 4",
      "The position may be a board alone, or have a side and a move count behind it."
    })
final class CrankCommand implements Callable<Integer> {
  /** With more than so many generations only the last board is drawn. */
  private static final int DRAWN = 20;

  @Mixin PositionOptions where = new PositionOptions();

  @Option(
      names = "--generations",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many times (default: ${DEFAULT-VALUE}).")
  long generations;

  @Option(names = "--json", description = "One JSON object a board.")
  boolean json;

  private final Streams streams;

  CrankCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws AgentException {
    if (generations < 0) {
      throw new InputException("--generations " + generations + ": expected a number from 0");
    }
    where.each(new WarOfLife(), streams, battle -> print(battle.cells()));
    return 0;
  }

  private void print(Cells board) {
    if (json) {
      String last = CellsText.format(board.next(generations));
      Json.line(streams.out(), line -> line.writeStringProperty("board", last));
    } else if (where.stdin) {
      streams.out().println(CellsText.format(board.next(generations)));
    } else {
      draw(board);
    }
  }

  /** Generations are numbered as in the assignment: the board given is the first. */
  private void draw(Cells board) {
    long from = generations > DRAWN ? generations : 0;
    for (long n = from; n <= generations; n++) {
      var cells = board.next(n);
      streams.out().println("Generation " + (n + 1) + (n == 0 ? " (as given)" : ""));
      streams.out().print(Predicates.draw_board(cells));
      streams.out().println(CellsText.format(cells));
      streams.out().println();
    }
  }
}
