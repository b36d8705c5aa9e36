package plyground.games.war;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;
import plyground.core.Side;

/** Reads the assignment's two input files; every complaint names the file and the line. */
public final class WarFiles {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private WarFiles() {}

  /** The game of two files. */
  public static War war(String name, String map, String init, Rule rule) {
    var cities = cities(init);
    var known = cities.stream().map(City::name).collect(Collectors.toSet());
    var roads = roads(map, known, init);
    try {
      return new War(name, cities, roads, rule);
    } catch (InputException wrong) {
      throw wrong.at(init);
    }
  }

  /** Cities from lines like {@code A,5,-1}: name, resources, owner. */
  static List<City> cities(String file) {
    var cities = new ArrayList<City>();
    var lines = new HashMap<String, Integer>();
    eachLine(
        file,
        (number, line) -> {
          var city = city(line);
          var before = lines.put(city.name(), number);
          if (before != null) {
            throw new InputException("city '" + city.name() + "' again; it is on line " + before);
          }
          cities.add(city);
        });
    if (cities.isEmpty()) {
      throw new InputException(file + ": no cities; expected lines like A,5,0");
    }
    return cities;
  }

  private static City city(String line) {
    String[] fields = line.split(",", -1);
    if (fields.length != 3) {
      throw new InputException("'" + line.strip() + "': expected city,resources,owner");
    }
    return new City(name(fields[0]), resources(fields[1].strip()), owner(fields[2].strip()));
  }

  private static String name(String field) {
    String name = field.strip();
    if (name.isEmpty()) {
      throw new InputException("a city without a name");
    }
    return name;
  }

  private static int resources(String field) {
    try {
      return Integer.parseInt(field);
    } catch (NumberFormatException notWhole) {
      throw new InputException(
          "resources '" + field + "': expected a whole number below a thousand million", notWhole);
    }
  }

  private static @Nullable Side owner(String field) {
    return switch (field) {
      case "1", "+1" -> Side.FIRST;
      case "-1" -> Side.SECOND;
      case "0" -> null;
      default ->
          throw new InputException(
              "owner '" + field + "': expected 1 (Union), -1 (Confederacy) or 0 (nobody)");
    };
  }

  /**
   * Roads from lines like {@code A,B}.
   *
   * @param known the names of all cities
   * @param source where those names come from, for the complaint about others
   */
  static List<Road> roads(String file, Set<String> known, String source) {
    var roads = new ArrayList<Road>();
    eachLine(file, (_, line) -> roads.add(road(line, known, source)));
    return roads;
  }

  private static Road road(String line, Set<String> known, String source) {
    String[] fields = line.split(",", -1);
    if (fields.length != 2) {
      throw new InputException("'" + line.strip() + "': expected two cities, city,city");
    }
    var road = new Road(name(fields[0]), name(fields[1]));
    for (String name : List.of(road.one(), road.other())) {
      if (!known.contains(name)) {
        throw new InputException("city '" + name + "' is not in " + source);
      }
    }
    return road;
  }

  /** Hands over the lines that are not blank, with their numbers. */
  private static void eachLine(String file, BiConsumer<Integer, String> action) {
    String[] lines = text(file).split("\r?\n", -1);
    for (int i = 0; i < lines.length; i++) {
      if (!lines[i].isBlank()) {
        try {
          action.accept(i + 1, lines[i]);
        } catch (InputException wrong) {
          throw wrong.at(file + ", line " + (i + 1));
        }
      }
    }
  }

  private static String text(String file) {
    try {
      String text = Files.readString(Path.of(file));
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (InvalidPathException failure) {
      throw new InputException("cannot read " + file + ": not a file name", failure);
    } catch (NoSuchFileException failure) {
      throw new InputException("cannot read " + file + ": no such file", failure);
    } catch (CharacterCodingException failure) {
      throw new InputException("cannot read " + file + ": not text in UTF-8", failure);
    } catch (IOException failure) {
      throw new InputException("cannot read " + file + ": " + reason(file, failure), failure);
    }
  }

  private static String reason(String file, IOException failure) {
    if (Files.isDirectory(Path.of(file))) {
      return "it is a folder";
    }
    return Files.isReadable(Path.of(file)) ? String.valueOf(failure.getMessage()) : "no permission";
  }
}
