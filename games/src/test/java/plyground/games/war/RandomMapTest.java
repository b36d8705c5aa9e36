package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.Side;
import plyground.core.SplitMix;

final class RandomMapTest {
  /** The map as told: the shortest roads that join all, then the shortest that cross none. */
  private static final class Slow {
    final double[] x;
    final double[] y;
    final Set<Set<Integer>> roads = new HashSet<>();
    private final int[] part;

    Slow(int size, double degree, long seed) {
      var random = new SplitMix(seed);
      x = random.doubles(size).toArray();
      y = random.doubles(size).toArray();
      part = new int[size];
      var pairs = new ArrayList<List<Integer>>();
      for (int one = 0; one < size; one++) {
        part[one] = one;
        for (int other = one + 1; other < size; other++) {
          pairs.add(List.of(one, other));
        }
      }
      pairs.sort(Comparator.comparingDouble(this::length));
      pairs.forEach(this::joinParts);
      for (var pair : pairs) {
        boolean near = Math.PI * length(pair) * length(pair) < 16.0 / size;
        if (near && roads.size() < Math.round(size * degree / 2) && !crosses(pair)) {
          roads.add(Set.copyOf(pair));
        }
      }
    }

    private double length(List<Integer> pair) {
      return Math.hypot(
          x[pair.getFirst()] - x[pair.getLast()], y[pair.getFirst()] - y[pair.getLast()]);
    }

    private void joinParts(List<Integer> pair) {
      int one = part[pair.getFirst()];
      int other = part[pair.getLast()];
      if (one != other) {
        roads.add(Set.copyOf(pair));
        for (int city = 0; city < part.length; city++) {
          part[city] = part[city] == other ? one : part[city];
        }
      }
    }

    private boolean crosses(List<Integer> pair) {
      return roads.stream()
          .filter(road -> Collections.disjoint(road, pair))
          .anyMatch(road -> line(List.copyOf(road)).intersectsLine(line(pair)));
    }

    private Line2D line(List<Integer> pair) {
      int one = pair.getFirst();
      int other = pair.getLast();
      return new Line2D.Double(x[one], y[one], x[other], y[other]);
    }
  }

  private static int number(String city) {
    return Integer.parseInt(city.substring(1)) - 1;
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "2, 3", "7, 0", "14, 3", "30, 2.5", "40, 4", "60, 6"})
  void roadsAreThoseOfTheSlowTwin(int size, double degree) {
    for (long seed = 0; seed < 10; seed++) {
      var roads = new HashSet<Set<Integer>>();
      var drawn = new RandomMap(size, degree, seed).roads();
      drawn.forEach(road -> roads.add(Set.of(number(road.one()), number(road.other()))));
      assertThat(roads).hasSameSizeAs(drawn);
      assertThat(roads).as("seed %d", seed).isEqualTo(new Slow(size, degree, seed).roads);
    }
  }

  @Test
  void sidesHoldAsManyCitiesAsThereAre() {
    for (int held = 0; held < 12; held++) {
      var cities = new RandomMap(15, 3, held).cities(held);
      assertThat(cities)
          .extracting(City::owner)
          .filteredOn(owner -> owner == null)
          .hasSize(Math.max(0, 15 - 2 * held));
      assertThat(cities).filteredOn(city -> city.owner() == Side.FIRST).hasSize(Math.min(held, 8));
      assertThat(cities).filteredOn(city -> city.owner() == Side.SECOND).hasSize(Math.min(held, 7));
    }
  }

  @Test
  void citiesAreNumberedAndWorthFromOneToAHundred() {
    var worth = new HashSet<Integer>();
    var cities = new RandomMap(1200, 3, 1).cities(0);
    for (int i = 0; i < cities.size(); i++) {
      assertThat(cities.get(i).name()).isEqualTo("C" + String.valueOf(10_001 + i).substring(1));
      worth.add(cities.get(i).resources());
    }
    assertThat(worth).hasSize(100).allMatch(each -> each >= 1 && each <= 100);
    assertThat(new RandomMap(9, 3, 1).cities(0).getLast().name()).isEqualTo("C9");
  }
}
