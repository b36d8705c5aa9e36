package plyground.courses.labyrinth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.games.labyrinth.Maze;
import plyground.games.labyrinth.Square;

/**
 * A board as plain numbers, on which rules can also be misread: 49 tiles, row by row, open up 8,
 * right 4, down 2, left 1. Squares are 0 to 48.
 */
record TileGrid(List<Integer> codes) {
  /** Up, right, down, left: the opening, the one that meets it, and the step. */
  private static final int[][] WAYS = {{8, 2, -1, 0}, {4, 1, 0, 1}, {2, 8, 1, 0}, {1, 4, 0, -1}};

  static TileGrid of(Maze maze) {
    return new TileGrid(IntStream.range(0, Square.COUNT).mapToObj(maze::tile).toList());
  }

  /** Reads rows of hexadecimal digits; empty if it is no board. */
  static Optional<TileGrid> parse(String rows) {
    if (!rows.matches("([0-9a-f]{7}/){6}[0-9a-f]{7}")) {
      return Optional.empty();
    }
    return Optional.of(
        new TileGrid(
            rows.replace("/", "").chars().mapToObj(digit -> Character.digit(digit, 16)).toList()));
  }

  String rows() {
    var rows = new ArrayList<String>();
    for (int from = 0; from < Square.COUNT; from += Square.SIZE) {
      rows.add(
          codes.subList(from, from + Square.SIZE).stream()
              .map(Integer::toHexString)
              .collect(Collectors.joining()));
    }
    return String.join("/", rows);
  }

  /** As the project writes a board, a row a line. */
  String shown() {
    return AmazingLabyrinth.rows(maze()).stream()
        .map(row -> String.join(" ", row))
        .collect(Collectors.joining("\n"));
  }

  Maze maze() {
    return Maze.of(codes.stream().mapToInt(code -> code).toArray());
  }

  int tile(int square) {
    return codes.get(square);
  }

  /** How a way is taken for open. */
  interface Openness {
    boolean open(int own, int other, int out, int in);
  }

  /** What can be reached by a reading of the rules; whether one may leave over an edge. */
  TreeSet<Integer> reached(int from, Openness openness, boolean wraps, int mostSteps) {
    var reached = new TreeSet<>(List.of(from));
    var edge = List.of(from);
    for (int step = 0; step < mostSteps && !edge.isEmpty(); step++) {
      edge =
          edge.stream()
              .flatMap(square -> neighbours(square, openness, wraps))
              .filter(reached::add)
              .toList();
    }
    return reached;
  }

  private Stream<Integer> neighbours(int square, Openness openness, boolean wraps) {
    return Arrays.stream(WAYS)
        .map(
            way -> {
              int row = square / Square.SIZE + way[2];
              int column = square % Square.SIZE + way[3];
              boolean inside = row >= 0 && column >= 0 && row < Square.SIZE && column < Square.SIZE;
              int next =
                  Math.floorMod(row, Square.SIZE) * Square.SIZE
                      + Math.floorMod(column, Square.SIZE);
              boolean open = openness.open(tile(square), tile(next), way[0], way[1]);
              return open && (inside || wraps) ? next : -1;
            })
        .filter(next -> next >= 0);
  }

  /** Simpler boards: tiles of a part closed, or made alike; the largest parts first. */
  Stream<TileGrid> simpler(int tile) {
    IntPredicate other = square -> tile(square) != tile;
    var all = IntStream.range(0, Square.COUNT).filter(other).boxed().toList();
    return Stream.iterate(all.size(), size -> size > 0, size -> size / 2)
        .flatMap(
            size ->
                IntStream.iterate(0, from -> from < all.size(), from -> from + size)
                    .mapToObj(
                        from -> with(all.subList(from, Math.min(from + size, all.size())), tile)));
  }

  private TileGrid with(List<Integer> squares, int tile) {
    var changed = new ArrayList<>(codes);
    squares.forEach(square -> changed.set(square, tile));
    return new TileGrid(changed);
  }

  /** The squares by name, in the order of the board. */
  static String names(Iterable<Integer> squares) {
    var names = new ArrayList<String>();
    squares.forEach(square -> names.add(Square.format(square)));
    return String.join(" ", names);
  }
}
