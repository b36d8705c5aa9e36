package plyground.core.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board of squares in rows and columns.
 *
 * @param rowNames empty for a board without names; a second word of a name, where there is one, is
 *     what moves are typed with and shown by terminals alone
 * @param columnNames likewise
 * @param spots the squares row by row, and the arrows beside the board among them
 * @param dividers upright and level ones, each between two squares from rim to rim
 */
public record Squares(
    int rows,
    int columns,
    List<String> rowNames,
    List<String> columnNames,
    List<Spot> spots,
    List<Divider> dividers)
    implements Board {

  /** A board in one part. */
  public Squares(
      int rows, int columns, List<String> rowNames, List<String> columnNames, List<Spot> spots) {
    this(rows, columns, rowNames, columnNames, spots, List.of());
  }

  /** How a square's id and words are made. */
  @FunctionalInterface
  public interface Namer {
    /** The square of a row and column, both from 0. */
    Spot spot(int row, int column);
  }

  /** A board whose squares are made one by one. */
  public static Squares of(
      int rows, int columns, List<String> rowNames, List<String> columnNames, Namer namer) {
    var squares = new ArrayList<Spot>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        squares.add(namer.spot(row, column));
      }
    }
    return new Squares(rows, columns, rowNames, columnNames, List.copyOf(squares));
  }

  /** Columns by letter for people, and by number as the contract counts them: {@code b 2}. */
  public static List<String> letters(int columns) {
    return IntStream.range(0, columns)
        .mapToObj(column -> (char) ('a' + column) + " " + (column + 1))
        .toList();
  }

  /** The same with arrows beside it. */
  public Squares withArrows(List<Spot> arrows) {
    var all =
        Stream.concat(spots.stream(), arrows.stream())
            .sorted(Comparator.comparingInt(Spot::row).thenComparingDouble(Spot::x))
            .toList();
    return new Squares(rows, columns, rowNames, columnNames, all, dividers);
  }

  /** The same, parted into blocks of so many rows and columns. */
  public Squares inBlocks(int high, int wide) {
    var parts = new ArrayList<Divider>();
    for (int row = high; row < rows; row += high) {
      parts.add(new Divider(0, row, columns, row));
    }
    for (int column = wide; column < columns; column += wide) {
      parts.add(new Divider(column, 0, column, rows));
    }
    return new Squares(rows, columns, rowNames, columnNames, spots, List.copyOf(parts));
  }

  /** Whether a block ends under a row. */
  public boolean endsUnder(int row) {
    return dividers.stream().anyMatch(each -> each.fromY() == row + 1 && each.toY() == row + 1);
  }

  /** Whether a block ends to the right of a column. */
  public boolean endsBeside(int column) {
    return dividers.stream()
        .anyMatch(each -> each.fromX() == column + 1 && each.toX() == column + 1);
  }

  /** The squares alone, row by row. */
  public List<Spot> squares() {
    return spots.stream().filter(spot -> !spot.shape().isArrow()).toList();
  }

  /** The arrows alone, in reading order. */
  public List<Spot> arrows() {
    return spots.stream().filter(spot -> spot.shape().isArrow()).toList();
  }

  /** The names, first words only; none where an arrow stands. */
  @Override
  public List<Label> labels() {
    double away = arrows().isEmpty() ? -0.2 : -0.38;
    var labels = new ArrayList<Label>();
    for (int column = 0; column < columnNames.size(); column++) {
      labels.add(new Label(columnNames.get(column).split(" ")[0], column + 0.5, away));
    }
    for (int row = 0; row < rowNames.size(); row++) {
      labels.add(new Label(rowNames.get(row).split(" ")[0], away, row + 0.5));
    }
    labels.removeIf(
        label -> arrows().stream().anyMatch(at -> at.x() == label.x() && at.y() == label.y()));
    return labels;
  }
}
