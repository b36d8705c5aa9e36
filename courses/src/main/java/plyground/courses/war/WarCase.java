package plyground.courses.war;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.random.RandomGenerator;
import plyground.agents.sandbox.PrivateFolder;
import plyground.games.war.Rule;
import plyground.games.war.War;
import plyground.games.war.WarFiles;

/**
 * A small map to run the war program on, as its two files.
 *
 * @param map a line a road
 * @param init a line a city: resources and owner
 */
record WarCase(String map, String init) {
  private static final int FEWEST = 6;
  private static final int MOST = 9;

  /** Few different resources, so that equally good moves are common. */
  private static final int RESOURCES = 6;

  static WarCase draw(RandomGenerator random) {
    int cities = random.nextInt(FEWEST, MOST);
    var roads = new ArrayList<String>();
    var lines = new ArrayList<String>();
    for (int city = 0; city < cities; city++) {
      if (city > 0) {
        roads.add(name(random.nextInt(city)) + "," + name(city));
      }
      int owner = city == 0 ? 1 : city == 1 ? -1 : 0;
      lines.add(name(city) + "," + random.nextInt(1, RESOURCES) + "," + owner);
    }
    for (int extra = 0; extra < cities / 2; extra++) {
      int one = random.nextInt(cities - 1);
      String road = name(one) + "," + name(random.nextInt(one + 1, cities));
      if (!roads.contains(road)) {
        roads.add(road);
      }
    }
    return new WarCase(String.join("\n", roads), String.join("\n", lines));
  }

  private static String name(int city) {
    return String.valueOf((char) ('A' + city));
  }

  War game() {
    try {
      var folder = PrivateFolder.make("map");
      try {
        write(folder, 0);
        return WarFiles.war(
            "war",
            folder.resolve(mapFile(0)).toString(),
            folder.resolve(initFile(0)).toString(),
            Rule.ASSIGNMENT);
      } finally {
        PrivateFolder.remove(folder);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static String mapFile(int number) {
    return "map" + number + ".txt";
  }

  static String initFile(int number) {
    return "init" + number + ".txt";
  }

  void write(Path folder, int number) throws IOException {
    Files.writeString(folder.resolve(mapFile(number)), map + "\n");
    Files.writeString(folder.resolve(initFile(number)), init + "\n");
  }
}
