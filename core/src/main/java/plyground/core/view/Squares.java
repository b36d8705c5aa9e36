package plyground.core.view;

import java.util.ArrayList;
import java.util.List;

/**
 * A board of squares in rows and columns.
 *
 * @param columnNames empty for a board without names; then its tiles tell what to type
 * @param arrows beside the board, beyond its spots
 */
public record Squares(
    int rows,
    int columns,
    List<String> rowNames,
    List<String> columnNames,
    List<Spot> squares,
    List<Spot> arrows)
    implements Board {

  /** How a square's id and words are made. */
  @FunctionalInterface
  public interface Namer {
    Spot spot(int row, int column);
  }

  public static Squares of(
      int rows, int columns, List<String> rowNames, List<String> columnNames, Namer namer) {
    var squares = new ArrayList<Spot>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        squares.add(namer.spot(row, column));
      }
    }
    return new Squares(rows, columns, rowNames, columnNames, squares, List.of());
  }

  public Squares withArrows(List<Spot> spots) {
    return new Squares(rows, columns, rowNames, columnNames, squares, spots);
  }

  public Spot square(int row, int column) {
    return squares.get(row * columns + column);
  }

  @Override
  public List<Spot> spots() {
    var all = new ArrayList<>(squares);
    all.addAll(arrows);
    return all;
  }

  @Override
  public List<Label> labels() {
    var labels = new ArrayList<Label>();
    for (int column = 0; column < columnNames.size(); column++) {
      labels.add(new Label(columnNames.get(column), column + 0.5, -0.3));
    }
    for (int row = 0; row < rowNames.size(); row++) {
      labels.add(new Label(rowNames.get(row), -0.3, row + 0.5));
    }
    return labels;
  }
}
