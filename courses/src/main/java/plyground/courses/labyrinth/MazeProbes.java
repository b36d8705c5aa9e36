package plyground.courses.labyrinth;

import static plyground.games.labyrinth.Square.SIZE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.Shift;
import plyground.games.labyrinth.Square;

/** Questions about the maze: {@code create_shifted_player}, {@code .._board}, the search. */
final class MazeProbes {
  private static final String TWICE = "more than once: ";
  private static final int STRAIGHT = 0b1010;

  private MazeProbes() {}

  static List<Probe> players(long seed, int count) {
    var random = new SplitMix(seed);
    return IntStream.range(0, count)
        .mapToObj(i -> player(squareFor(i, random), i % Shift.COUNT))
        .toList();
  }

  /** In turn at the edge of the line, anywhere on it, and beside it. */
  private static int squareFor(int number, SplitMix random) {
    int shift = number % Shift.COUNT;
    int kind = number / Shift.COUNT % 3;
    int square;
    do {
      square = random.nextInt(Square.COUNT);
    } while (kind != (Shift.carry(shift, square) == square ? 2 : wraps(shift, square) ? 0 : 1));
    return square;
  }

  private static boolean wraps(int shift, int square) {
    int to = Shift.carry(shift, square);
    return Math.abs(Square.row(to) - Square.row(square)) > 1
        || Math.abs(Square.column(to) - Square.column(square)) > 1;
  }

  private static Probe player(int square, int shift) {
    int row = Square.row(square);
    int column = Square.column(square);
    String move = Shift.format(shift);
    int to = Shift.carry(shift, square);
    int back = Shift.carry(shift ^ 1, square);
    int line = Integer.parseInt(move.substring(0, 1));
    boolean upright = move.endsWith("up") || move.endsWith("down");
    int step = move.endsWith("up") || move.endsWith("left") ? -1 : 1;
    boolean rides = to != square;
    String unwrapped =
        !rides
            ? Square.format(square)
            : (row + (upright ? step : 0)) + "/" + (column + (upright ? 0 : step));
    boolean ridesSwapped = (upright ? row : column) == line;
    int swapped = ridesSwapped ? moved(square, upright, step) : square;
    var mistakes =
        List.of(
            known("no-wrap", "who leaves the board does not come in at the other end", unwrapped),
            known("other-way", "players ride the other way", Square.format(back)),
            known(
                "rows-for-columns",
                "rows and columns are taken for each other",
                Square.format(swapped)),
            known(
                "everybody-rides",
                "who does not stand on the line rides too",
                Square.format(moved(square, upright, step))));
    return new Probe(
            "shifted_player(%d,%d,%s).".formatted(row, column, move),
            "create_shifted_player(%d,%d,%s,NewI,NewJ).".formatted(row, column, move),
            Reading.exactly("", Square.format(to)),
            mistakes)
        .inGroup(rides ? wraps(shift, square) ? "wraps" : "rides" : "stays")
        .withLazy(List.of(Reading.exactly("nobody ever rides", Square.format(square))));
  }

  private static Reading known(String name, String sentence, String answer) {
    return Reading.exactly(sentence, answer).named(name);
  }

  /** One step along the way of a shift, whatever line it is of. */
  private static int moved(int square, boolean upright, int step) {
    int row = square / SIZE;
    int column = square % SIZE;
    return upright
        ? Math.floorMod(row + step, SIZE) * SIZE + column
        : row * SIZE + Math.floorMod(column + step, SIZE);
  }

  static List<Probe> boards(long seed, int count) {
    var random = new SplitMix(seed);
    return IntStream.range(0, count).mapToObj(i -> board(drawn(random), i % Shift.COUNT)).toList();
  }

  private static TileGrid drawn(SplitMix random) {
    return TileGrid.of(new Labyrinth().start(random).maze());
  }

  private static Probe board(TileGrid tiles, int shift) {
    String move = Shift.format(shift);
    boolean upright = move.endsWith("up") || move.endsWith("down");
    int line = Integer.parseInt(move.substring(0, 1)) - 1;
    int step = move.endsWith("up") || move.endsWith("left") ? -1 : 1;
    var mistakes =
        List.of(
            known(
                "other-way",
                "the line is shifted the other way",
                TileGrid.of(tiles.maze().shifted(shift ^ 1)).shown()),
            known(
                "rows-for-columns",
                "rows and columns are taken for each other",
                cycled(tiles, !upright, line, step)),
            known(
                "neighbouring-line",
                "the line beside is shifted: lines are counted from 1",
                cycled(tiles, upright, line + 1, step)),
            known(
                "all-lines",
                "every line is shifted, not only the one named",
                from(tiles, (row, column) -> moved(row * SIZE + column, upright, -step))));
    return new Probe(
            "shifted_board('%s',%s).".formatted(tiles.rows(), move),
            "create_shifted_board(Board,%s,NewBoard). with the board\n%s"
                .formatted(move, tiles.shown()),
            Reading.exactly("", TileGrid.of(tiles.maze().shifted(shift)).shown()),
            mistakes)
        .withLazy(List.of(Reading.exactly("the board stays as it is", tiles.shown())))
        .meaning(rows -> TileGrid.parse(rows).map(TileGrid::shown).orElse(rows))
        .shrinkingTo(() -> tiles.simpler(STRAIGHT).map(each -> board(each, shift)));
  }

  private static String cycled(TileGrid tiles, boolean upright, int line, int step) {
    return from(
        tiles,
        (row, column) -> {
          int square = row * SIZE + column;
          return (upright ? column : row) == line ? moved(square, upright, -step) : square;
        });
  }

  private static String from(TileGrid tiles, IntBinaryOperator source) {
    return new TileGrid(
            IntStream.range(0, Square.COUNT)
                .mapToObj(square -> tiles.tile(source.applyAsInt(square / SIZE, square % SIZE)))
                .toList())
        .shown();
  }

  static List<Probe> searches(long seed, int count) {
    var random = new SplitMix(seed);
    var probes = new ArrayList<Probe>();
    while (probes.size() < count) {
      var tiles = drawn(random);
      int from = random.nextInt(Square.COUNT);
      int size = reached(tiles, from).size();
      boolean telling = size >= 4 && size <= 30;
      boolean alone = size == 1 && probes.size() % 8 == 7;
      if (telling || alone) {
        probes.add(search(tiles, from));
      }
    }
    return probes;
  }

  static TreeSet<Integer> reached(TileGrid tiles, int from) {
    return tiles.reached(
        from, (own, other, out, in) -> (own & out) != 0 && (other & in) != 0, false, SIZE * SIZE);
  }

  private static Probe search(TileGrid tiles, int from) {
    var right = reached(tiles, from);
    var lonely = new TreeSet<>(right);
    lonely.remove(from);
    int all = Square.COUNT;
    TileGrid.Openness both = (own, other, out, in) -> (own & out) != 0 && (other & in) != 0;
    var mistakes =
        List.of(
            known(
                "own-side-only",
                "it walks wherever the tile it leaves is open, also against a wall",
                TileGrid.names(
                    tiles.reached(from, (own, _, out, _) -> (own & out) != 0, false, all))),
            known(
                "other-side-only",
                "it walks wherever the next tile is open, also out of a closed one",
                TileGrid.names(
                    tiles.reached(from, (_, other, _, in) -> (other & in) != 0, false, all))),
            known(
                "wraps",
                "it walks over the edge",
                TileGrid.names(tiles.reached(from, both, true, all))),
            known(
                "one-step",
                "it sees the neighbours only",
                TileGrid.names(tiles.reached(from, both, false, 1))),
            known("no-start", "the square it starts from is missing", TileGrid.names(lonely)),
            new Reading(
                "repeated",
                "it lists squares more than once",
                "a square twice",
                50,
                answer -> answer.equals(TWICE + TileGrid.names(right)),
                TWICE));
    return new Probe(
            "reached('%s',%d,%d).".formatted(tiles.rows(), Square.row(from), Square.column(from)),
            "graph_search_BFS(Board,%d,%d,Squares). with the board\n%s"
                .formatted(Square.row(from), Square.column(from), tiles.shown()),
            Reading.exactly("", TileGrid.names(right)),
            mistakes)
        .withLazy(
            List.of(
                Reading.exactly("it never leaves the square it starts from", Square.format(from)),
                Reading.exactly("it never finds a square", ""),
                Reading.exactly(
                    "it lists the whole board",
                    TileGrid.names(IntStream.range(0, all).boxed().toList()))))
        .meaning(MazeProbes::sorted)
        .shrinkingTo(() -> tiles.simpler(0).map(each -> search(each, from)));
  }

  /** The order is the file's own affair; a square that is there twice is not. */
  private static String sorted(String answer) throws AgentException {
    if (answer.isBlank()) {
      return "";
    }
    var words = Arrays.asList(answer.split(" "));
    var squares = new TreeSet<Integer>();
    for (String word : words) {
      int square = Square.parse(word);
      if (square < 0) {
        throw new AgentException(
            Fault.PROTOCOL,
            "graph_search_BFS/4 gave the square " + word + "; expected I/J, each from 1 to 7");
      }
      squares.add(square);
    }
    return (squares.size() < words.size() ? TWICE : "") + TileGrid.names(squares);
  }
}
