package plyground.courses.labyrinth;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import plyground.core.SplitMix;
import plyground.courses.grading.CourseKit;
import plyground.courses.grading.HandIn;
import plyground.games.labyrinth.Labyrinth;

/** The Labyrinth: a heuristic to fill in on top of the project's predicates. */
public final class LabyrinthKit implements CourseKit {
  private static final int POSITIONS = 5;

  @Override
  public String name() {
    return "labyrinth";
  }

  @Override
  public List<String> starters() {
    return List.of("README.md", "my_labyrinth.pl");
  }

  @Override
  public List<String> supplied() {
    return List.of("labyrinth.pl", "labyrinth_heuristics.pl", "labyrinth_maze.pl");
  }

  @Override
  public Map<String, String> made() {
    var game = new Labyrinth();
    var positions = new StringBuilder();
    for (int seed = 1; seed <= POSITIONS; seed++) {
      positions.append(game.format(game.start(new SplitMix(seed)))).append('\n');
    }
    return Map.of("positions.txt", positions.toString());
  }

  @Override
  public boolean handedIn(String file) {
    return file.equals("my_labyrinth.pl") || file.matches("(?i)report[^/]*");
  }

  @Override
  public List<String> faults(Path folder) {
    return HandIn.prologFaults(
        folder.resolve("my_labyrinth.pl"), List.of("my_heuristic"), List.of("labyrinth"));
  }
}
