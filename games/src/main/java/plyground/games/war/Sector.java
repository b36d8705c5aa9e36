package plyground.games.war;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.core.Side;

/**
 * What can still change in a position, on at most 64 cities whatever the size of the map: the empty
 * cities and those next to them, numbered anew with the empty ones first.
 *
 * <p>Cities of one owner that border the same empty cities will always change hands together, so
 * they are one city here. Cities that border no empty one stay what they are.
 *
 * @param cities the map's numbers of the empty cities
 * @param links a mask of neighbours for each empty city
 * @param worth what each city of the sector is worth
 * @param own the mover's cities
 * @param other the opponent's
 * @param score of the whole map so far, the mover's view
 * @param marchOnly whether a march is never worse than a drop on the same city, or is forced
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, never changed once made
record Sector(
    int[] cities, long[] links, int[] worth, long own, long other, int score, boolean marchOnly) {

  /** Nothing left to play for. */
  static final Sector NONE = new Sector(new int[0], new long[0], new int[0], 0, 0, 0, true);

  /** More than this would not fit an int with a window round it. */
  private static final long MOST = 500_000_000;

  /** Cities that are one: the side they belong to and the empty cities they border. */
  private record Group(Side owner, long borders) {}

  /** The sector of a position; null if more than 64 cities matter. */
  static @Nullable Sector of(WarPosition front) {
    int empty = front.emptyCities();
    return empty > Long.SIZE ? null : new Survey(front, empty).sector();
  }

  long empty() {
    return cities.length == 0 ? 0 : -1L >>> (Long.SIZE - cities.length);
  }

  /** How many cities there are here. */
  int size() {
    return Long.SIZE - Long.numberOfLeadingZeros(own | other | empty());
  }

  /** The number a city of the map that is empty has here. */
  int number(int city) {
    return Arrays.binarySearch(cities, city);
  }

  /** What the empty cities are worth. */
  int open() {
    return Arrays.stream(worth, 0, cities.length).sum();
  }

  /** No value is further from 0 than this. */
  int most() {
    return 2 * Arrays.stream(worth).map(Math::abs).sum() + 1;
  }

  /** Goes over the map city by city. */
  private static final class Survey {
    private final WarPosition front;
    private final WarMap map;
    private final int[] cities;
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final Map<Group, Integer> groups = new HashMap<>();
    private final long[] links;
    private final int[] worth = new int[Long.SIZE];
    private long own;
    private long other;
    private boolean burdens;

    Survey(WarPosition front, int empty) {
      this.front = front;
      map = front.map();
      cities = new int[empty];
      links = new long[empty];
      for (int city = 0; city < map.size(); city++) {
        burdens |= map.resources(city) < 0;
        if (front.empty(city)) {
          worth[numbers.size()] = map.resources(city);
          cities[numbers.size()] = city;
          numbers.put(city, numbers.size());
        }
      }
    }

    @Nullable Sector sector() {
      for (int city = 0; city < map.size(); city++) {
        long borders = borders(city);
        var number = numbers.get(city);
        if (number != null) {
          links[number] |= borders;
        } else if (borders != 0 && !occupied(city, borders)) {
          return null;
        }
      }
      if (Arrays.stream(worth).mapToLong(Math::abs).sum() > MOST) {
        return null;
      }
      int score = front.score() * front.toMove().sign();
      boolean marchOnly = !burdens || map.rule() == Rule.CLASSIC;
      return new Sector(cities, links, worth, own, other, score, marchOnly);
    }

    private long borders(int city) {
      long mask = 0;
      for (int next : map.neighbours(city)) {
        var number = numbers.get(next);
        mask |= number == null ? 0 : 1L << number;
      }
      return mask;
    }

    /** Puts a held city into its group; false if there is no room for another one. */
    private boolean occupied(int city, long borders) {
      var owner = front.holds(Side.FIRST, city) ? Side.FIRST : Side.SECOND;
      int next = cities.length + groups.size();
      int number = groups.computeIfAbsent(new Group(owner, borders), _ -> next);
      if (number == Long.SIZE) {
        return false;
      }
      worth[number] += map.resources(city);
      own |= owner == front.toMove() ? 1L << number : 0;
      other |= owner == front.toMove() ? 0 : 1L << number;
      for (long rest = borders; rest != 0; rest &= rest - 1) {
        links[Long.numberOfTrailingZeros(rest)] |= 1L << number;
      }
      return true;
    }
  }
}
