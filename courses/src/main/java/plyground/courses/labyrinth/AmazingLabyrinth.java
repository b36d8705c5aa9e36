package plyground.courses.labyrinth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spec.Nearest;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.LabyrinthHeuristic;
import plyground.games.labyrinth.LabyrinthPosition;
import plyground.games.labyrinth.LabyrinthProvider;
import plyground.games.labyrinth.Maze;
import plyground.games.labyrinth.Paths;
import plyground.games.labyrinth.Shift;
import plyground.games.labyrinth.Square;
import plyground.games.labyrinth.Treasure;

/**
 * The predicates of the Prolog project by their names there. What Prolog asserts is the state of an
 * object here; what it binds is returned. Boards are rows of tiles such as {@code 0110} (up, right,
 * down, left), squares are {@code i/j}, moves are shifts such as {@code 2/up}.
 */
@SuppressWarnings("MemberName") // the names are the handout's
public final class AmazingLabyrinth {
  private final Labyrinth game = new Labyrinth();
  private LabyrinthPosition position;

  /** What each player used last. */
  private final List<String> heuristics = new ArrayList<>(List.of("human", "human"));

  /** The shift that waits for its walk; -1 if there is none. */
  private int shift = -1;

  /** Sets up the board for a game and deals the treasures. */
  public AmazingLabyrinth(long seed) {
    position = game.start(new SplitMix(seed));
  }

  /** Starts another game. */
  public void setup(long seed) {
    setup(game.start(new SplitMix(seed)));
  }

  /** Goes on from a position. */
  public void setup(LabyrinthPosition from) {
    position = from;
    shift = -1;
  }

  /** What is asserted in Prolog at this moment, a fact a line. */
  public List<String> facts() {
    var facts = new ArrayList<String>();
    facts.add("board(" + BoardTerm.format(board()) + ").");
    for (var side : Side.values()) {
      String name = game.sideName(side);
      int square = position.square(side);
      facts.add(
          "player(%s,%s,%s)."
              .formatted(
                  name,
                  heuristics.get(side.index()),
                  Square.format(shift < 0 ? square : Shift.carry(shift, square))));
      var treasures = position.deal().treasures(side).stream().map(Treasure::word).toList();
      facts.add("treasures(%s,[%s]).".formatted(name, String.join(",", treasures)));
      facts.add("current_treasure(%s,%d).".formatted(name, 1 + position.found(side)));
    }
    facts.add("game_state(" + state() + ").");
    return facts;
  }

  private String state() {
    if (position.over()) {
      var winner = position.outcome().winner();
      return winner == null ? "drawn" : "won/" + game.sideName(winner);
    }
    return game.sideName(position.toMove()) + (shift < 0 ? "/shift" : "/walk");
  }

  /** The game so far; a shift that waits for its walk is not in it yet. */
  public LabyrinthPosition game_state() {
    return position;
  }

  /** How the game ended; null while it goes on. */
  public @Nullable Outcome outcome() {
    return position.over() ? position.outcome() : null;
  }

  /** Where a player on I/J is after a shift. */
  public static String create_shifted_player(int i, int j, String move) {
    return Square.format(Shift.carry(Labyrinth.parseShift(move), square(i, j)));
  }

  /** The board after a shift. */
  public static List<List<String>> create_shifted_board(List<List<String>> board, String move) {
    return rows(maze(board).shifted(Labyrinth.parseShift(move)));
  }

  /** The squares a player on I/J can walk to, farthest first, the way the project lists them. */
  public static List<String> graph_search_BFS(List<List<String>> board, int i, int j) {
    var paths = new Paths();
    paths.search(maze(board), square(i, j));
    var squares = new ArrayList<String>();
    for (int n = paths.count() - 1; n >= 0; n--) {
      squares.add(Square.format(paths.met(n)));
    }
    return squares;
  }

  /** Finds the best shift for a heuristic and makes it; the walk is still to come. */
  public String try_and_make_move(String player, String heuristic) {
    demand(player, shift < 0, "has to walk now");
    return make_shift(player, heuristic, heuristic(heuristic).best(position).shift());
  }

  /** Makes a shift of one's own choice. */
  public void make_shift(String player, String move) {
    demand(player, shift < 0, "has to walk now");
    make_shift(player, "human", Labyrinth.parseShift(move));
  }

  private String make_shift(String player, String heuristic, int chosen) {
    shift = chosen;
    use(player, heuristic);
    return Shift.format(shift);
  }

  /** The name alone, as the facts have it. */
  private void use(String player, String heuristic) {
    heuristics.set(player.equals("a") ? 0 : 1, Spec.parse(heuristic).name());
  }

  /** Finds the best walk for a heuristic after the shift that was made, and makes it. */
  public String make_best_local_move(String player, String heuristic) {
    demand(player, shift >= 0, "has to shift first");
    var plan = heuristic(heuristic).plan(position, shift, Double.NEGATIVE_INFINITY);
    int to = Objects.requireNonNull(plan).to();
    position = position.play(shift * Square.COUNT + to);
    shift = -1;
    use(player, heuristic);
    return Square.format(to);
  }

  /** The current board, a shift that waits for its walk included. */
  public List<List<String>> board() {
    return rows(shift < 0 ? position.maze() : position.maze().shifted(shift));
  }

  private void demand(String player, boolean inOrder, String otherwise) {
    String mover = game.sideName(position.toMove());
    if (position.over()) {
      throw new InputException("the game is over");
    }
    if (!player.equals(mover)) {
      throw new InputException("player '" + player + "': it is the turn of " + mover);
    }
    if (!inOrder) {
      throw new InputException("player " + player + " " + otherwise);
    }
  }

  /** One of h1 to h5 with its settings: {@code h3:distance=manhattan}. */
  private LabyrinthHeuristic heuristic(String text) {
    var spec = Spec.parse(text);
    var names = List.of("h1", "h2", "h3", "h4", "h5");
    if (!names.contains(spec.name())) {
      throw new InputException(
          "no heuristic '" + spec.name() + "'; " + Nearest.hint(spec.name(), names));
    }
    var kind = new LabyrinthProvider().descriptor().agents().get(names.indexOf(spec.name()));
    var settings = new Settings(kind.parameters(), spec.parameters());
    return (LabyrinthHeuristic) kind.maker().make(game, settings);
  }

  private static int square(int i, int j) {
    int square = Square.parse(i + "/" + j);
    if (square < 0) {
      throw new InputException("square '" + i + "/" + j + "': expected each from 1 to 7");
    }
    return square;
  }

  private static Maze maze(List<List<String>> board) {
    int[] tiles = new int[Square.COUNT];
    for (int square = 0; square < Square.COUNT; square++) {
      var row = board.get(Square.row(square) - 1);
      tiles[square] = Integer.parseInt(row.get(Square.column(square) - 1), 2);
    }
    return Maze.of(tiles);
  }

  static List<List<String>> rows(Maze maze) {
    var rows = new ArrayList<List<String>>();
    for (int row = 1; row <= Square.SIZE; row++) {
      var tiles = new ArrayList<String>();
      for (int column = 1; column <= Square.SIZE; column++) {
        String bits = Integer.toBinaryString(maze.tile(Square.of(row, column)));
        tiles.add("0".repeat(4 - bits.length()) + bits);
      }
      rows.add(List.copyOf(tiles));
    }
    return List.copyOf(rows);
  }
}
