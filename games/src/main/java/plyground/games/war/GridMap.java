package plyground.games.war;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A map whose cities are named like the squares of a board, A1 to F6, and joined to those beside,
 * above and below.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record GridMap(int rows, int columns, int[] cities) {
  private static final Pattern SQUARE = Pattern.compile("([A-Z])([1-9]\\d?)");

  /** The grid a map is; nothing if it is none. */
  static Optional<GridMap> of(WarMap map) {
    int rows = 0;
    int columns = 0;
    for (int city = 0; city < map.size(); city++) {
      var square = SQUARE.matcher(map.name(city));
      if (!square.matches()) {
        return Optional.empty();
      }
      columns = Math.max(columns, square.group(1).charAt(0) - 'A' + 1);
      rows = Math.max(rows, Integer.parseInt(square.group(2)));
    }
    if (rows < 2 || columns < 2 || rows * columns != map.size()) {
      return Optional.empty();
    }
    var grid = new GridMap(rows, columns, new int[rows * columns]);
    grid.fill(map);
    return grid.isJoinedLike(map) ? Optional.of(grid) : Optional.empty();
  }

  private void fill(WarMap map) {
    for (int cell = 0; cell < cities.length; cell++) {
      var city = map.find((char) ('A' + cell % columns) + Integer.toString(cell / columns + 1));
      cities[cell] = city == null ? -1 : city;
    }
  }

  private boolean isJoinedLike(WarMap map) {
    return IntStream.range(0, cities.length)
        .allMatch(
            cell ->
                cities[cell] >= 0 && Arrays.equals(map.neighbours(cities[cell]), neighbours(cell)));
  }

  private int[] neighbours(int cell) {
    return IntStream.range(0, cities.length)
        .filter(
            other ->
                Math.abs(other / columns - cell / columns)
                        + Math.abs(other % columns - cell % columns)
                    == 1)
        .map(other -> cities[other])
        .sorted()
        .toArray();
  }

  int city(int row, int column) {
    return cities[row * columns + column];
  }

  /** For every city its row. */
  int[] rows(WarMap map) {
    int[] rows = new int[map.size()];
    for (int cell = 0; cell < cities.length; cell++) {
      rows[cities[cell]] = cell / columns;
    }
    return rows;
  }
}
