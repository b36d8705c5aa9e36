package plyground.courses.othello;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plyground.courses.grading.Shrinker;

/** An Othello board worked on the plain way, so that its rules can be bent. */
final class Stones {
  static final char EMPTY = '.';

  private final char[][] cells;

  private Stones(char[][] cells) {
    this.cells = cells;
  }

  /** A square; its text is the course's. */
  record Square(int row, int column) {
    @Override
    public String toString() {
      return "[" + row + "," + column + "]";
    }

    Square swapped() {
      return new Square(column, row);
    }
  }

  static Stones of(String rows) {
    return new Stones(
        Arrays.stream(rows.split("/")).map(String::toCharArray).toArray(char[][]::new));
  }

  String rows() {
    return Arrays.stream(cells).map(String::valueOf).collect(Collectors.joining("/"));
  }

  boolean full() {
    return squares(EMPTY).isEmpty();
  }

  /** Stones of player 1 less those of player 2. */
  int lead() {
    return squares('1').size() - squares('2').size();
  }

  List<Square> squares(char what) {
    var found = new ArrayList<Square>();
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells.length; column++) {
        if (cells[row][column] == what) {
          found.add(new Square(row, column));
        }
      }
    }
    return found;
  }

  /** Where a player may place, row by row. */
  List<Square> placements(int player, boolean diagonals) {
    return squares(EMPTY).stream()
        .filter(square -> !turned(player, square, diagonals).isEmpty())
        .toList();
  }

  /** The board after a stone is placed and what it brackets is turned over. */
  Stones placed(int player, Square square, boolean diagonals) {
    var own = new ArrayList<>(turned(player, square, diagonals));
    own.add(square);
    return with(player, own);
  }

  /** The board with a player's stones on these squares. */
  Stones with(int player, List<Square> squares) {
    return changed(squares, (char) ('0' + player));
  }

  private Stones changed(List<Square> squares, char to) {
    char[][] after = Arrays.stream(cells).map(char[]::clone).toArray(char[][]::new);
    squares.forEach(each -> after[each.row][each.column] = to);
    return new Stones(after);
  }

  /** Nobody can place a stone. */
  boolean over() {
    return placements(1, true).isEmpty() && placements(2, true).isEmpty();
  }

  /**
   * The same board with fewer stones; neighbours in the list differ, so that a tie can stay one.
   */
  Stream<Stones> smaller() {
    var ones = squares('1');
    var twos = squares('2');
    var all = new ArrayList<Square>();
    for (int i = 0; i < Math.max(ones.size(), twos.size()); i++) {
      ones.stream().skip(i).limit(1).forEach(all::add);
      twos.stream().skip(i).limit(1).forEach(all::add);
    }
    return Shrinker.without(all)
        .map(kept -> changed(all.stream().filter(each -> !kept.contains(each)).toList(), EMPTY));
  }

  private List<Square> turned(int player, Square from, boolean diagonals) {
    return directions(player, from, diagonals).stream().flatMap(List::stream).toList();
  }

  /** What a stone turns over, a list for every direction in which there is something. */
  List<List<Square>> directions(int player, Square from, boolean diagonals) {
    var directions = new ArrayList<List<Square>>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        boolean allowed = diagonals || down == 0 || right == 0;
        if (allowed && (down != 0 || right != 0)) {
          directions.add(bracketed(player, from, down, right));
        }
      }
    }
    directions.removeIf(List::isEmpty);
    return directions;
  }

  private List<Square> bracketed(int player, Square from, int down, int right) {
    char other = (char) ('0' + 3 - player);
    var between = new ArrayList<Square>();
    int row = from.row + down;
    int column = from.column + right;
    while (at(row, column) == other) {
      between.add(new Square(row, column));
      row += down;
      column += right;
    }
    return at(row, column) == '0' + player ? between : List.of();
  }

  private char at(int row, int column) {
    boolean inside = row >= 0 && column >= 0 && row < cells.length && column < cells.length;
    return inside ? cells[row][column] : EMPTY;
  }
}
