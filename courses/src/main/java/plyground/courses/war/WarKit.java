package plyground.courses.war;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import plyground.core.search.Trace;
import plyground.courses.grading.CourseKit;
import plyground.courses.grading.HandIn;
import plyground.games.war.City;
import plyground.games.war.Road;
import plyground.games.war.Rule;
import plyground.games.war.War;
import plyground.games.war.WarFiles;

/**
 * The war assignment: skeletons in Java and C++, a map with its right outputs, a readme to fill.
 */
public final class WarKit implements CourseKit {
  /** What is replaced by the analysis the handout asks for. */
  static final String ANALYSIS = "[ANALYSIS]";

  private static final int DEPTH = 3;
  private static final int DEEPEST = 4;
  private static final String MAP = "A,B\nA,C\nB,D\nC,D\nC,E\nD,F\nE,F\nE,G\nF,H\nG,H\n";
  private static final String INIT = "A,5,0\nB,6,0\nC,7,-1\nD,1,0\nE,8,0\nF,9,1\nG,10,0\nH,11,0\n";

  @Override
  public String name() {
    return "war";
  }

  @Override
  public List<String> starters() {
    return List.of("README.md", "Readme.txt", "war.java", "war.cpp");
  }

  @Override
  public List<String> supplied() {
    return List.of();
  }

  @Override
  public Map<String, String> made() {
    var files = new LinkedHashMap<String, String>();
    files.put("map1.txt", MAP);
    files.put("init1.txt", INIT);
    for (var task : Task.values()) {
      var right = new WarReference(game(), task, task == Task.GREEDY ? 1 : DEPTH);
      String ending = "_t" + task.number() + "_cutoffdepth_" + DEPTH + ".txt";
      files.put("output1_result" + ending, right.moves());
      files.put("output1_tlog" + ending, right.log());
    }
    return files;
  }

  private static War game() {
    var cities = new ArrayList<City>();
    for (String line : INIT.split("\n")) {
      String[] fields = line.split(",");
      var owner =
          switch (fields[2]) {
            case "1" -> plyground.core.Side.FIRST;
            case "-1" -> plyground.core.Side.SECOND;
            default -> null;
          };
      cities.add(new City(fields[0], Integer.parseInt(fields[1]), owner));
    }
    var roads = new ArrayList<Road>();
    for (String line : MAP.split("\n")) {
      String[] fields = line.split(",");
      roads.add(new Road(fields[0], fields[1]));
    }
    return new War("war", cities, roads, Rule.ASSIGNMENT);
  }

  @Override
  public boolean handedIn(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    return name.matches("(.*/)?(.*\\.(java|cpp|cc|cxx|c|h|hpp)|(gnu)?makefile|readme(\\.txt)?)");
  }

  @Override
  public List<String> faults(Path folder) {
    var faults = new ArrayList<String>();
    var readme = readme(folder);
    if (readme.isEmpty()) {
      faults.add("there is no Readme.txt, which is worth 10 points and holds the analysis");
    }
    readme.ifPresent(
        file ->
            HandIn.open(file.getFileName().toString(), HandIn.text(file)).ifPresent(faults::add));
    boolean java = Files.exists(folder.resolve("war.java"));
    boolean cpp = Files.exists(folder.resolve("war.cpp"));
    if (java && cpp) {
      faults.add("there are both war.java and war.cpp: keep the one that is your program");
    }
    for (String source : List.of("war.java", "war.cpp")) {
      HandIn.open(source, HandIn.text(folder.resolve(source))).ifPresent(faults::add);
    }
    return faults;
  }

  private static Optional<Path> readme(Path folder) {
    for (String name : List.of("Readme.txt", "readme.txt", "README.txt")) {
      if (Files.isRegularFile(folder.resolve(name))) {
        return Optional.of(folder.resolve(name));
      }
    }
    return Optional.empty();
  }

  /** The analysis is measured when it is packed. */
  @Override
  public String packed(Path folder, String file, String text) {
    return text.contains(ANALYSIS) ? text.replace(ANALYSIS, analysis(folder)) : text;
  }

  private static String analysis(Path folder) {
    var map = folder.resolve("map1.txt");
    var init = folder.resolve("init1.txt");
    var game =
        Files.exists(map) && Files.exists(init)
            ? WarFiles.war("map1.txt, init1.txt", map.toString(), init.toString(), Rule.ASSIGNMENT)
            : game();
    var rows = new ArrayList<Row>();
    rows.add(row(new AssignmentGame(game, Task.GREEDY, 1)));
    for (int depth = 1; depth <= DEEPEST; depth++) {
      rows.add(row(new AssignmentGame(game, Task.MINIMAX, depth)));
      rows.add(row(new AssignmentGame(game, Task.ALPHA_BETA, depth)));
    }
    return new SearchComparison(game, rows).text().strip();
  }

  private static Row row(AssignmentGame campaign) {
    var moves = new ArrayList<Integer>();
    var played = campaign.play(Trace.NONE, (_, move, _) -> moves.add(move));
    return new Row(campaign.task(), campaign.depth(), played, moves);
  }
}
