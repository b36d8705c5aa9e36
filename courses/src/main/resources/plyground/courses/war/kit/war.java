import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** war -t TASK -d DEPTH -m MAP -i INIT -op MOVES -ol LOG */
public final class war {
  /** What a city is worth, and whose it is: 1 Union, -1 Confederacy, 0 nobody's. */
  record City(int resources, int owner) {}

  public static void main(String[] args) throws IOException {
    Map<String, String> options = options(args);
    Map<String, City> cities = cities(Path.of(options.get("-i")));
    List<String> roads = Files.readAllLines(Path.of(options.get("-m")));
    try (var moves = new PrintWriter(Files.newBufferedWriter(Path.of(options.get("-op"))));
        var log = new PrintWriter(Files.newBufferedWriter(Path.of(options.get("-ol"))))) {
      moves.print("TURN = 0\nPlayer = N/A\nAction = N/A\nDestination = N/A\n");
      moves.print(side("Union", 1, cities) + side("Confederacy", -1, cities));
      moves.print("-".repeat(46) + "\n");
      log.print("Player,Action,Destination,Depth,Value\n");
      // TODO: play on; roads has a line "A,B" a road
    }
  }

  /** The handout writes -m without a blank before its file; both ways are read. */
  private static Map<String, String> options(String[] args) {
    Map<String, String> options = new HashMap<>();
    for (int i = 0; i < args.length; i++) {
      if (args[i].startsWith("-m") && args[i].length() > 2) {
        options.put("-m", args[i].substring(2));
      } else {
        options.put(args[i], args[++i]);
      }
    }
    return options;
  }

  private static Map<String, City> cities(Path init) throws IOException {
    Map<String, City> cities = new TreeMap<>();
    for (String line : Files.readAllLines(init)) {
      if (!line.isBlank()) {
        String[] fields = line.split("\\s*,\\s*");
        cities.put(
            fields[0].strip(),
            new City(Integer.parseInt(fields[1]), Integer.parseInt(fields[2].strip())));
      }
    }
    return cities;
  }

  private static String side(String name, int owner, Map<String, City> cities) {
    StringBuilder names = new StringBuilder();
    double sum = 0;
    for (Map.Entry<String, City> city : cities.entrySet()) {
      if (city.getValue().owner() == owner) {
        names.append(names.length() == 0 ? "" : ",").append(city.getKey());
        sum += city.getValue().resources();
      }
    }
    return name + ",{" + names + "}," + sum + "\n";
  }
}
