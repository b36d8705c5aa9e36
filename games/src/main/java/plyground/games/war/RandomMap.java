package plyground.games.war;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * A map drawn from a seed: cities scattered over a square, joined by short roads of which no two
 * cross, all of them connected.
 */
final class RandomMap {
  static final int MOST_CITIES = 2_000;

  /** About how many cities lie near enough to one for a road. */
  private static final int NEAR = 16;

  private static final int MOST_RESOURCES = 100;

  private final SplitMix random;
  private final double[] x;
  private final double[] y;
  private final List<Link> links = new ArrayList<>();

  /**
   * @param degree how many neighbours a city has on average, as far as there is room
   */
  RandomMap(int size, double degree, long seed) {
    random = new SplitMix(seed);
    x = random.doubles(size).toArray();
    y = random.doubles(size).toArray();
    span();
    long wanted = Math.round(size * degree / 2);
    for (var link : candidates()) {
      if (links.size() < wanted && fits(link)) {
        links.add(link);
      }
    }
  }

  /** Joins every city to the nearest one already reached (Prim 1957); such roads never cross. */
  private void span() {
    int size = x.length;
    double[] distance = new double[size];
    int[] nearest = new int[size];
    boolean[] reached = new boolean[size];
    Arrays.fill(distance, Double.MAX_VALUE);
    int last = 0;
    for (int count = 1; count < size; count++) {
      reached[last] = true;
      int next = -1;
      for (int city = 0; city < size; city++) {
        if (!reached[city]) {
          double d = square(last, city);
          nearest[city] = d < distance[city] ? last : nearest[city];
          distance[city] = Math.min(d, distance[city]);
          next = next < 0 || distance[city] < distance[next] ? city : next;
        }
      }
      links.add(new Link(nearest[next], next));
      last = next;
    }
  }

  private double square(int a, int b) {
    return (x[a] - x[b]) * (x[a] - x[b]) + (y[a] - y[b]) * (y[a] - y[b]);
  }

  /** Pairs of near cities, the nearest first. */
  private List<Link> candidates() {
    var all = new ArrayList<Link>();
    double reach = NEAR / Math.PI / x.length;
    for (int one = 0; one < x.length; one++) {
      for (int other = one + 1; other < x.length; other++) {
        if (square(one, other) < reach) {
          all.add(new Link(one, other));
        }
      }
    }
    all.sort(Comparator.comparingDouble(link -> square(link.one(), link.other())));
    return all;
  }

  private boolean fits(Link link) {
    return links.stream().noneMatch(old -> same(old, link) || old.crosses(link, x, y));
  }

  private static boolean same(Link a, Link b) {
    return a.equals(b) || (a.one() == b.other() && a.other() == b.one());
  }

  /**
   * The cities, named C01, C02 and so on.
   *
   * @param held how many each side holds from the start, as far as there are cities
   */
  List<City> cities(int held) {
    var owners = new @Nullable Side[x.length];
    for (int i = 0; i < Math.min(2 * held, x.length); i++) {
      int city;
      do {
        city = random.nextInt(x.length);
      } while (owners[city] != null);
      owners[city] = i % 2 == 0 ? Side.FIRST : Side.SECOND;
    }
    var cities = new ArrayList<City>();
    for (int city = 0; city < x.length; city++) {
      cities.add(new City(name(city), 1 + random.nextInt(MOST_RESOURCES), owners[city]));
    }
    return cities;
  }

  List<Road> roads() {
    return links.stream().map(link -> new Road(name(link.one()), name(link.other()))).toList();
  }

  /** As many digits as the largest number has, so that string order is number order. */
  private String name(int city) {
    int digits = Integer.toString(x.length).length();
    return String.format(Locale.ROOT, "C%0" + digits + "d", city + 1);
  }
}
