package plyground.courses.waroflife;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import plyground.courses.grading.CourseKit;
import plyground.courses.grading.HandIn;

/** War of Life: a {@code my_wol.pl} to fill in beside the program of the course. */
public final class WarOfLifeKit implements CourseKit {
  private static final List<String> PREDICATES =
      List.of("test_strategy", "bloodlust", "self_preservation", "land_grab", "minimax");

  @Override
  public String name() {
    return "war-of-life";
  }

  @Override
  public List<String> starters() {
    return List.of("README.md", "my_wol.pl");
  }

  @Override
  public List<String> supplied() {
    return List.of("war_of_life.pl");
  }

  @Override
  public Map<String, String> made() {
    return Map.of(
        "boards.txt",
        """
        [[[1,1],[2,6],[3,4],[3,5],[3,8],[4,1],[4,2],[5,7],[6,2],[7,1],[7,3],[7,5]],[[1,8],[2,2],[2,8],[3,7],[4,6],[5,3],[6,6],[7,6],[7,7],[7,8],[8,3],[8,7]]]
        [[[1,1],[2,6]],[[1,8]]]
        """);
  }

  @Override
  public boolean handedIn(String file) {
    return file.equals("my_wol.pl") || file.matches("(?i)worksheet[^/]*");
  }

  @Override
  public List<String> faults(Path folder) {
    return HandIn.prologFaults(folder.resolve("my_wol.pl"), PREDICATES, List.of("war_of_life"));
  }
}
