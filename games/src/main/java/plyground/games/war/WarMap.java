package plyground.games.war;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.Evaluator;
import plyground.core.InputException;
import plyground.core.SplitMix;

/**
 * The cities, numbered in plain string order, what they are worth and which are neighbours. Maps
 * are equal if all of that is.
 */
public final class WarMap {
  /** A city's number and the kind of move share 16 bits. */
  static final int MOST_CITIES = 1 << 15;

  private final String[] names;
  private final int[] resources;
  private final int[][] neighbours;
  private final Rule rule;
  private final Map<String, Integer> numbers;
  private final long[] links;
  private final int hash;
  private final long salt;
  private final List<int[]> symmetries;

  private WarMap(String[] names, int[] resources, int[][] neighbours, Rule rule) {
    this.names = names;
    this.resources = resources;
    this.neighbours = neighbours;
    this.rule = rule;
    numbers = new HashMap<>();
    for (int city = 0; city < names.length; city++) {
      numbers.put(names[city], city);
    }
    links = names.length <= Long.SIZE ? masks(neighbours) : new long[0];
    hash =
        31 * Arrays.hashCode(names)
            + 17 * Arrays.hashCode(resources)
            + Arrays.deepHashCode(neighbours)
            + rule.name().hashCode();
    salt = SplitMix.mix(hash);
    symmetries = small() ? new MapSymmetries(this).all() : List.of();
  }

  /** The map of these cities, in any order, with these roads between them. */
  static WarMap of(List<City> cities, List<Road> roads, Rule rule) {
    var sorted = cities.stream().sorted((a, b) -> a.name().compareTo(b.name())).toList();
    var names = sorted.stream().map(City::name).toArray(String[]::new);
    int[] resources = sorted.stream().mapToInt(City::resources).toArray();
    checkSize(names, resources);
    var neighbours = new AdjacentCities(names);
    roads.forEach(neighbours::join);
    return new WarMap(names, resources, neighbours.sorted(), rule);
  }

  private static void checkSize(String[] names, int[] resources) {
    if (names.length == 0 || names.length > MOST_CITIES) {
      throw new InputException(
          names.length + " cities: expected from 1 to " + MOST_CITIES + " of them");
    }
    long total = Arrays.stream(resources).mapToLong(each -> Math.abs((long) each)).sum();
    if (total >= Evaluator.LIMIT) {
      throw new InputException(
          "the resources add up to " + total + ": expected less than " + Evaluator.LIMIT);
    }
  }

  private static long[] masks(int[][] neighbours) {
    long[] masks = new long[neighbours.length];
    for (int city = 0; city < masks.length; city++) {
      for (int next : neighbours[city]) {
        masks[city] |= 1L << next;
      }
    }
    return masks;
  }

  public int size() {
    return names.length;
  }

  public String name(int city) {
    return names[city];
  }

  /** The number of the city of that name; null if there is none. */
  public @Nullable Integer find(String name) {
    return numbers.get(name);
  }

  public int resources(int city) {
    return resources[city];
  }

  /** In ascending order; not to be written to. */
  public int[] neighbours(int city) {
    return neighbours[city];
  }

  public Rule rule() {
    return rule;
  }

  /** Ways to rename the cities of a small map so that it looks the same; not to be written to. */
  List<int[]> symmetries() {
    return symmetries;
  }

  /** Whether the cities fit the bits of one long. */
  boolean small() {
    return names.length <= Long.SIZE;
  }

  /** A small map's neighbours, a mask a city. */
  long[] links() {
    return links;
  }

  /** A small map's cities. */
  long all() {
    return -1L >>> (Long.SIZE - names.length);
  }

  /** What a small map's cities of this mask are worth together. */
  int worth(long cities) {
    int sum = 0;
    for (long rest = cities; rest != 0; rest &= rest - 1) {
      sum += resources[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  /** Where the keys of this map's positions begin. */
  long salt() {
    return salt;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof WarMap map
            && hash == map.hash
            && rule == map.rule
            && Arrays.equals(names, map.names)
            && Arrays.equals(resources, map.resources)
            && Arrays.deepEquals(neighbours, map.neighbours));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return "map of " + names.length + " cities";
  }
}
