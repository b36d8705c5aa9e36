package plyground.core.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import plyground.core.learn.CellGrid;
import plyground.core.learn.PatternShapes;

/**
 * Which cells of any board a learner looks at together: each alone, with its neighbours, and in
 * rows, columns and small rectangles. Of a board with more cells than a long has bits only each
 * cell counts, by numbers; of pits also how many seeds are in each.
 */
final class BoardPatterns {
  /** No pattern has more contents: more would want more games than anybody plays. */
  private static final int MOST_CONTENTS = 6561;

  private static final int MOST_SEEDS = 1000;

  private final Geometry geometry;
  private final int values;
  private final CellGrid grid;

  /** For every cell which of the kinds it is that no symmetry tells apart. */
  private final int[] kinds;

  private final List<String> numbers = new ArrayList<>();

  BoardPatterns(Geometry geometry, List<int[]> symmetries, int values) {
    this.geometry = geometry;
    this.values = values;
    int[] least = IntStream.range(0, geometry.size()).toArray();
    for (int[] to : symmetries) {
      Arrays.setAll(least, cell -> Math.min(least[cell], to[cell]));
    }
    int[] first = IntStream.of(least).distinct().sorted().toArray();
    kinds = IntStream.of(least).map(cell -> Arrays.binarySearch(first, cell)).toArray();
    grid = !fits() ? CellGrid.of(1, 1) : inRows() ? rows() : CellGrid.of(1, geometry.size());
    if (geometry.counts()) {
      IntStream.range(0, geometry.size()).mapToObj(geometry::name).forEach(numbers::add);
    } else if (!fits()) {
      for (int cell : first) {
        for (int value = 1; value < values; value++) {
          numbers.add(geometry.name(cell) + "." + value);
        }
      }
    }
  }

  boolean fits() {
    return geometry.size() <= Long.SIZE;
  }

  private boolean inRows() {
    return geometry.hasColumns();
  }

  private CellGrid rows() {
    return CellGrid.of(geometry.height(), geometry.width());
  }

  CellGrid grid() {
    return grid;
  }

  List<int[]> all() {
    var all = new ArrayList<int[]>();
    for (int cell = 0; fits() && cell < geometry.size(); cell++) {
      all.add(new int[] {cell});
      int[] near = IntStream.concat(IntStream.of(cell), beside(cell)).distinct().toArray();
      all.add(Arrays.copyOf(near, Math.min(near.length, longest())));
    }
    if (fits() && inRows()) {
      all.addAll(PatternShapes.lines(grid, 3));
      all.addAll(PatternShapes.windows(grid, 2, 2));
      all.addAll(PatternShapes.windows(grid, 2, 3));
      all.addAll(PatternShapes.windows(grid, 3, 2));
    }
    all.removeIf(cells -> cells.length > longest());
    return all;
  }

  /** Of pits, the next two; else what touches a cell. */
  private IntStream beside(int cell) {
    var near = IntStream.of(geometry.neighbours(cell));
    return geometry.counts()
        ? near.flatMap(next -> IntStream.concat(IntStream.of(next), beside(next, cell)))
        : near;
  }

  private IntStream beside(int next, int but) {
    return IntStream.of(geometry.neighbours(next)).filter(cell -> cell != but);
  }

  private int longest() {
    return (int) Math.floor(Math.log(MOST_CONTENTS) / Math.log(values) + 1e-9);
  }

  List<String> numbers() {
    return numbers;
  }

  /**
   * @param value what is on a cell, as planes have it
   * @param content the same as the position has it
   */
  void numbers(IntUnaryOperator value, IntUnaryOperator content, int[] into, int from) {
    if (geometry.counts()) {
      for (int cell = 0; cell < geometry.size(); cell++) {
        into[from + cell] = Math.min(content.applyAsInt(cell), MOST_SEEDS);
      }
    } else if (!fits()) {
      Arrays.fill(into, from, from + numbers.size(), 0);
      for (int cell = 0; cell < kinds.length; cell++) {
        int on = value.applyAsInt(cell);
        if (on > 0) {
          into[from + kinds[cell] * (values - 1) + on - 1]++;
        }
      }
    }
  }
}
