package plyground.courses.labyrinth;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.console.Streams;
import plyground.games.labyrinth.Labyrinth;

/** The Prolog project's predicates under their own names; no Prolog is needed for them. */
@Command(
    name = "labyrinth",
    description = "The predicates of the Amazing Labyrinth's Prolog project under their own names.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "PREDICATE",
    footer = {
      "",
      "Example: plyground labyrinth try_and_make_move a h5 --seed 7",
      "A BOARD is a list of rows of tiles like 0110 (up, right, down, left), or rows of",
      "hexadecimal digits as in positions. In Prolog itself: plyground prolog."
    })
final class LabyrinthCommand {
  private final Streams streams;

  LabyrinthCommand(Streams streams) {
    this.streams = streams;
  }

  /** Which game a predicate works on. */
  static final class Game {
    @Option(
        names = "--position",
        paramLabel = "P",
        description = "The position (default: the start that --seed draws).")
    @Nullable String position;

    @Option(
        names = "--seed",
        paramLabel = "S",
        defaultValue = "1",
        description = "Where tiles and treasures are drawn from (default: ${DEFAULT-VALUE}).")
    long seed;

    AmazingLabyrinth open() {
      var game = new AmazingLabyrinth(seed);
      if (position != null) {
        game.setup(new Labyrinth().parse(position));
      }
      return game;
    }
  }

  @Command(
      name = "setup",
      description = "Draws tiles and treasures, and prints the facts of the new game.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground labyrinth setup --seed 7"})
  void setup(@Mixin Game game) {
    print(game.open());
  }

  @Command(
      name = "create_shifted_board",
      description = "Prints the board after a shift.",
      mixinStandardHelpOptions = true,
      footer = {
        "",
        "Example: plyground labyrinth create_shifted_board"
            + " 6a75733/a935e36/e9e37bb/a3b376e/ead9b7b/d959a56/c7d7d99 2/up"
      })
  void createShiftedBoard(
      @Parameters(index = "0", paramLabel = "BOARD", description = "The board.") String board,
      @Parameters(index = "1", paramLabel = "MOVE", description = "The shift: 2/up to 6/right.")
          String move) {
    var shifted = AmazingLabyrinth.create_shifted_board(BoardTerm.parse(board), move);
    streams.out().println(BoardTerm.format(shifted));
  }

  @Command(
      name = "create_shifted_player",
      description = "Prints the square of a player on I/J after a shift.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground labyrinth create_shifted_player 1 2 2/up"})
  void createShiftedPlayer(
      @Parameters(index = "0", paramLabel = "I", description = "The row, from 1.") int row,
      @Parameters(index = "1", paramLabel = "J", description = "The column, from 1.") int column,
      @Parameters(index = "2", paramLabel = "MOVE", description = "The shift: 2/up to 6/right.")
          String move) {
    streams.out().println(AmazingLabyrinth.create_shifted_player(row, column, move));
  }

  @Command(
      name = "graph_search_BFS",
      description = "Prints the squares that can be reached from I/J, the farthest first.",
      mixinStandardHelpOptions = true,
      footer = {
        "",
        "Example: plyground labyrinth graph_search_BFS"
            + " 6a75733/a935e36/e9e37bb/a3b376e/ead9b7b/d959a56/c7d7d99 1 1"
      })
  void graphSearch(
      @Parameters(index = "0", paramLabel = "BOARD", description = "The board.") String board,
      @Parameters(index = "1", paramLabel = "I", description = "The row, from 1.") int row,
      @Parameters(index = "2", paramLabel = "J", description = "The column, from 1.") int column) {
    var squares = AmazingLabyrinth.graph_search_BFS(BoardTerm.parse(board), row, column);
    streams.out().println("[" + String.join(",", squares) + "]");
  }

  @Command(
      name = "try_and_make_move",
      description = "Makes the best shift for a heuristic, and prints it and the facts.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground labyrinth try_and_make_move a h3:distance=manhattan"})
  void tryAndMakeMove(
      @Parameters(index = "0", paramLabel = "PLAYER", description = "a or b.") String player,
      @Parameters(index = "1", paramLabel = "HEURISTIC", description = "h1 to h5.")
          String heuristic,
      @Mixin Game game) {
    var open = game.open();
    streams.out().println("% " + open.try_and_make_move(player, heuristic));
    print(open);
  }

  @Command(
      name = "make_best_local_move",
      description =
          "Makes the best walk for a heuristic after a shift, and prints it and the facts.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground labyrinth make_best_local_move a h5 --shift 2/up"})
  void makeBestLocalMove(
      @Parameters(index = "0", paramLabel = "PLAYER", description = "a or b.") String player,
      @Parameters(index = "1", paramLabel = "HEURISTIC", description = "h1 to h5.")
          String heuristic,
      @Option(
              names = "--shift",
              paramLabel = "MOVE",
              description = "The shift made before (default: the heuristic's own).")
          @Nullable String shift,
      @Mixin Game game) {
    var open = game.open();
    if (shift == null) {
      open.try_and_make_move(player, heuristic);
    } else {
      open.make_shift(player, shift);
    }
    streams.out().println("% " + open.make_best_local_move(player, heuristic));
    print(open);
    streams.out().println("% " + new Labyrinth().format(open.game_state()));
  }

  private void print(AmazingLabyrinth game) {
    game.facts().forEach(streams.out()::println);
  }
}
