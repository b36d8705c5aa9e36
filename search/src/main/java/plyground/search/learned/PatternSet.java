package plyground.search.learned;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plyground.core.InputException;
import plyground.core.learn.FeatureLayout;

/**
 * Patterns with all their images, made ready to be read fast. What a pattern's cells hold is a
 * number with a digit a cell; images under the game's symmetries use the same weights.
 *
 * <p>An image's digits are read with one {@code compress} a plane: the bits found are an index into
 * a table of sums of powers, in which the image's cells have the places of the cells they are
 * images of.
 */
public final class PatternSet {
  /** No pattern has more different contents. */
  private static final int MOST_CONTENTS = 1 << 16;

  private final int values;

  /** An image each. */
  final long[] masks;

  /** Where an image's table begins. */
  final int[] tables;

  /** Where an image's weights begin. */
  final int[] bases;

  /** The tables, one behind the other; images read in the same order share one. */
  final char[] digits;

  /** For every weight the first of those that a pattern's own symmetry makes the same. */
  private final int[] canonical;

  private final List<int[]> kinds;

  /** Lays out all images of a layout's patterns. */
  public PatternSet(FeatureLayout layout) {
    values = layout.values();
    var images = new Images(layout);
    kinds = images.kinds;
    masks = images.masks.stream().mapToLong(each -> each).toArray();
    tables = images.tables.stream().mapToInt(each -> each).toArray();
    bases = images.bases.stream().mapToInt(each -> each).toArray();
    digits = images.digits;
    canonical = images.canonical;
  }

  /** The weights of one phase. */
  public int weights() {
    return canonical.length;
  }

  /** How many patterns a position is read through, images included. */
  public int images() {
    return masks.length;
  }

  /** The patterns, one of each kind. */
  public List<int[]> kinds() {
    return kinds;
  }

  /** The weight that stands for this one and all that must be the same. */
  public int canonical(int weight) {
    return canonical[weight];
  }

  /**
   * The weights a position uses.
   *
   * @param planes the cells that hold 1, 2 and so on
   */
  public void read(long[] planes, int[] into) {
    for (int i = 0; i < masks.length; i++) {
      int sum = bases[i];
      for (int value = 1; value < values; value++) {
        sum += value * digits[tables[i] + (int) Long.compress(planes[value - 1], masks[i])];
      }
      into[i] = canonical[sum];
    }
  }

  /** Finds the images and lays out their tables. */
  private static final class Images {
    final List<int[]> kinds = new ArrayList<>();
    final List<Long> masks = new ArrayList<>();
    final List<Integer> tables = new ArrayList<>();
    final List<Integer> bases = new ArrayList<>();
    final Map<List<Integer>, Integer> known = new HashMap<>();
    char[] digits = new char[0];
    int[] canonical = new int[0];

    private final int values;
    private final long grid;
    private final List<int[]> ways = new ArrayList<>();

    Images(FeatureLayout layout) {
      values = layout.values();
      grid = mask(layout.grid().bits());
      int[] stay = new int[Long.SIZE];
      Arrays.setAll(stay, bit -> bit);
      ways.add(stay);
      ways.addAll(layout.symmetries());
      layout.patterns().forEach(this::add);
    }

    private void add(int[] cells) {
      int contents = power(cells);
      if (masks.contains(mask(cells))) {
        return; // an image of an earlier one
      }
      kinds.add(cells.clone());
      int base = canonical.length;
      var images = new LinkedHashMap<Long, int[]>();
      var same = new ArrayList<int[]>();
      for (int[] way : ways) {
        int[] image = Arrays.stream(cells).map(cell -> way[cell]).toArray();
        var earlier = images.putIfAbsent(mask(image), image);
        if (earlier != null && mask(image) == mask(cells)) {
          same.add(places(cells, image));
        }
      }
      fold(base, contents, cells.length, same);
      images.forEach(
          (mask, image) -> {
            masks.add(mask);
            bases.add(base);
            tables.add(table(image));
          });
    }

    private int power(int[] cells) {
      double contents = Math.pow(values, cells.length);
      boolean known =
          Arrays.stream(cells)
              .allMatch(cell -> cell >= 0 && cell < Long.SIZE && (grid & 1L << cell) != 0);
      if (cells.length == 0
          || !known
          || Long.bitCount(mask(cells)) < cells.length
          || contents > MOST_CONTENTS) {
        throw new InputException(
            "a pattern of the cells %s: expected different cells of the board, %d contents at most"
                .formatted(Arrays.toString(cells), MOST_CONTENTS));
      }
      return (int) contents;
    }

    private static long mask(int[] cells) {
      long mask = 0;
      for (int cell : cells) {
        mask |= 1L << cell;
      }
      return mask;
    }

    /** Which place each of the image's cells has among the cells. */
    private static int[] places(int[] cells, int[] image) {
      var at = new HashMap<Integer, Integer>();
      for (int i = 0; i < cells.length; i++) {
        at.put(cells[i], i);
      }
      return Arrays.stream(image).map(at::get).toArray();
    }

    private void fold(int base, int contents, int length, List<int[]> same) {
      canonical = Arrays.copyOf(canonical, base + contents);
      int[] content = new int[length];
      for (int number = 0; number < contents; number++) {
        int rest = number;
        for (int i = 0; i < length; i++, rest /= values) {
          content[i] = rest % values;
        }
        int least = number;
        for (int[] places : same) {
          least = Math.min(least, number(content, places));
        }
        canonical[base + number] = base + least;
      }
    }

    private int number(int[] content, int[] places) {
      int number = 0;
      for (int i = places.length - 1; i >= 0; i--) {
        number = number * values + content[places[i]];
      }
      return number;
    }

    /** For every subset of the image's cells, in the order of their bits, the sum of its powers. */
    private int table(int[] image) {
      var order = new ArrayList<Integer>();
      Arrays.stream(image)
          .sorted()
          .forEach(cell -> order.add(Arrays.stream(image).boxed().toList().indexOf(cell)));
      return known.computeIfAbsent(order, this::newTable);
    }

    private int newTable(List<Integer> order) {
      int start = digits.length;
      digits = Arrays.copyOf(digits, start + (1 << order.size()));
      for (int subset = 1; subset < 1 << order.size(); subset++) {
        int bit = Integer.numberOfTrailingZeros(subset);
        int rest = digits[start + (subset & subset - 1)];
        digits[start + subset] = (char) (rest + (int) Math.pow(values, order.get(bit)));
      }
      return start;
    }
  }
}
