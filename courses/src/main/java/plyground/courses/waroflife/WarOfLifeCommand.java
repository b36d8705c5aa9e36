package plyground.courses.waroflife;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.courses.waroflife.Predicates.Showboard;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.CellsText;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifeProvider;

/** The War of Life assignment's predicates under their own names. */
@Command(
    name = "war-of-life",
    description = "The predicates of the War of Life assignment under their own names.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "PREDICATE",
    footer = {
      "",
      "Example: plyground war-of-life play verbose bloodlust land_grab",
      "The same by other names: show, crank, play, test-strategy."
    })
final class WarOfLifeCommand {
  private static final String SEED =
      "Where random draws come from (default: another one each time).";
  private static final String BOARD =
      "The board, as [[[1,1],[2,6]],[[1,8]]], as eight rows of b, r and . joined by /, or by name.";

  private final Streams streams;

  private WarOfLifeCommand(Streams streams) {
    this.streams = streams;
  }

  /** The command with all its predicates. */
  static CommandLine line(Streams streams) {
    return new CommandLine(new WarOfLifeCommand(streams))
        .addSubcommand("test_strategy", new TestStrategyCommand(streams));
  }

  @Command(
      name = "start_config",
      description = "Prints a start: random, cross, checkers or gliders.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground war-of-life start_config cross"})
  void startConfig(
      @Parameters(
              arity = "0..1",
              paramLabel = "NAME",
              defaultValue = "random",
              description = "Which start (default: ${DEFAULT-VALUE}).")
          String name,
      @Option(names = "--seed", paramLabel = "S", description = SEED) @Nullable Long seed) {
    var random = new SplitMix(drawn(seed));
    streams.out().println(CellsText.format(Predicates.start_config(name, random)));
  }

  @Command(
      name = "draw_board",
      description = "Draws a board.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground war-of-life draw_board '[[[1,1],[2,6]],[[1,8]]]'"})
  void drawBoard(@Parameters(paramLabel = "BOARD", description = BOARD) String board) {
    streams.out().print(Predicates.draw_board(board(board)));
  }

  @Command(
      name = "next_generation",
      description = "Prints the board after one turn of Conway's crank, or after N.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground war-of-life next_generation '[[[1,1],[2,6]],[[1,8]]]' 3"})
  void nextGeneration(
      @Parameters(index = "0", paramLabel = "BOARD", description = BOARD) String board,
      @Parameters(
              index = "1",
              arity = "0..1",
              paramLabel = "N",
              defaultValue = "1",
              description = "How many turns (default: ${DEFAULT-VALUE}).")
          long n) {
    if (n < 0) {
      throw new InputException("N " + n + ": expected a number from 0");
    }
    streams.out().println(CellsText.format(Predicates.next_generation(board(board), n)));
  }

  @Command(
      name = "play",
      description = "Plays one game, told move by move (verbose) or not (quiet).",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground war-of-life play quiet random minimax --seed 5"})
  void play(
      @Parameters(
              index = "0",
              paramLabel = "verbose|quiet",
              description = "Whether to show every move or the result alone.")
          String showboard,
      @Parameters(index = "1", paramLabel = "A", description = "Player 1, blue.") String first,
      @Parameters(index = "2", paramLabel = "B", description = "Player 2, red.") String second,
      @Option(
              names = "--start",
              paramLabel = "P",
              description = "A start by name, or a board (default: random).")
          @Nullable String start,
      @Option(names = "--seed", paramLabel = "S", description = SEED) @Nullable Long given)
      throws AgentException {
    long seed = drawn(given);
    var open = Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor());
    try (var one = open.machine(first).create();
        var two = open.machine(second).create()) {
      var from = Predicates.start_config(start == null ? "random" : start, new SplitMix(seed));
      var played = Predicates.play(show(showboard), one, two, from, seed, streams.out());
      streams
          .out()
          .printf(
              "NumberOfMoves = %d, WinningPlayer = %s%n",
              played.numberOfMoves(), played.winningPlayer());
    }
  }

  /** Another game every time, as with the original, unless somebody wants one again. */
  private static long drawn(@Nullable Long seed) {
    return seed == null ? System.nanoTime() >>> 11 : seed;
  }

  private static Showboard show(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "verbose" -> Showboard.VERBOSE;
      case "quiet" -> Showboard.QUIET;
      default -> throw new InputException("'" + word + "': expected verbose or quiet");
    };
  }

  private static Cells board(String text) {
    try {
      return new WarOfLife().position(text).cells();
    } catch (InputException wrong) {
      throw wrong.at("BOARD");
    }
  }
}
