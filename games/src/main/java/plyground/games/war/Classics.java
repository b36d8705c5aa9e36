package plyground.games.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The five boards of the game this one comes from: six columns A to F, six rows 1 to 6, a city
 * joined to the ones beside, above and below it.
 */
final class Classics {
  private static final int SIZE = 6;

  /** Resources, row by row. */
  private static final Map<String, int[]> BOARDS =
      Map.of(
          "keren", IntStream.range(0, SIZE * SIZE).map(_ -> 1).toArray(),
          "narvik",
              IntStream.range(0, SIZE * SIZE)
                  .map(cell -> (cell / SIZE + cell % SIZE) % 2 == 0 ? 99 : 1)
                  .toArray(),
          "sevastopol", IntStream.range(0, SIZE * SIZE).map(cell -> 1 << (cell / SIZE)).toArray(),
          "smolensk",
              new int[] {
                66, 76, 28, 66, 11, 9,
                31, 39, 50, 8, 33, 14,
                80, 76, 39, 59, 2, 48,
                50, 73, 43, 3, 13, 3,
                99, 45, 72, 87, 49, 4,
                80, 63, 92, 28, 61, 53
              },
          "westerplatte",
              new int[] {
                1, 1, 1, 1, 1, 1,
                1, 3, 4, 4, 3, 1,
                1, 4, 2, 2, 4, 1,
                1, 4, 2, 2, 4, 1,
                1, 3, 4, 4, 3, 1,
                1, 1, 1, 1, 1, 1
              });

  private Classics() {}

  static List<String> names() {
    return BOARDS.keySet().stream().sorted().toList();
  }

  static boolean has(String name) {
    return BOARDS.containsKey(name);
  }

  static List<City> cities(String name) {
    int[] resources = BOARDS.getOrDefault(name, new int[0]);
    var cities = new ArrayList<City>();
    for (int cell = 0; cell < resources.length; cell++) {
      cities.add(new City(city(cell), resources[cell], null));
    }
    return cities;
  }

  static List<Road> roads() {
    var roads = new ArrayList<Road>();
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      if (cell % SIZE < SIZE - 1) {
        roads.add(new Road(city(cell), city(cell + 1)));
      }
      if (cell / SIZE < SIZE - 1) {
        roads.add(new Road(city(cell), city(cell + SIZE)));
      }
    }
    return roads;
  }

  private static String city(int cell) {
    return (char) ('A' + cell % SIZE) + Integer.toString(cell / SIZE + 1);
  }
}
