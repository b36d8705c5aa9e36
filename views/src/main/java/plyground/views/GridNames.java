package plyground.views;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plyground.core.view.Graph;
import plyground.core.view.Spot;

/**
 * Places in rows and columns without gaps, named by column and row: A1, B1.
 *
 * @param spots row by row
 */
record GridNames(List<String> rows, List<String> columns, List<List<Spot>> spots) {
  /** The grid that a graph's places form; nothing if they form none. */
  static Optional<GridNames> of(Graph board) {
    var byRow = new TreeMap<Double, List<Spot>>();
    board
        .spots()
        .forEach(spot -> byRow.computeIfAbsent(spot.y(), _ -> new ArrayList<>()).add(spot));
    var spots = List.copyOf(byRow.values());
    spots.forEach(row -> row.sort(Comparator.comparingDouble(Spot::x)));
    int width = spots.isEmpty() ? 0 : spots.getFirst().size();
    if (spots.size() < 2
        || width < 2
        || !spots.stream().allMatch(row -> level(row, spots.getFirst()))) {
      return Optional.empty();
    }
    var columns =
        IntStream.range(0, width)
            .mapToObj(column -> prefix(spots.stream().map(row -> row.get(column).words()).toList()))
            .toList();
    var rows =
        spots.stream()
            .map(row -> reversed(prefix(row.stream().map(at -> reversed(at.words())).toList())))
            .toList();
    return Optional.of(new GridNames(rows, columns, spots));
  }

  private static boolean level(List<Spot> row, List<Spot> top) {
    return row.stream().map(Spot::x).toList().equals(top.stream().map(Spot::x).toList());
  }

  private static String reversed(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  /** What all of them begin with. */
  private static String prefix(List<String> names) {
    String prefix = names.getFirst();
    for (String name : names) {
      while (!name.startsWith(prefix)) {
        prefix = prefix.substring(0, prefix.length() - 1);
      }
    }
    return prefix;
  }
}
