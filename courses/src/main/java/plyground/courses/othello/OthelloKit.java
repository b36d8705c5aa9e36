package plyground.courses.othello;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plyground.courses.grading.CourseKit;
import plyground.courses.grading.HandIn;

/** Othello: an {@code othello.pl} to fill in, the shells, the test boards. */
public final class OthelloKit implements CourseKit {
  private static final List<String> PREDICATES =
      List.of(
          "initialize",
          "winner",
          "tie",
          "terminal",
          "moves",
          "nextState",
          "validmove",
          "h",
          "lowerBound",
          "upperBound");

  @Override
  public String name() {
    return "othello";
  }

  @Override
  public List<String> starters() {
    return List.of("README.md", "othello.pl", "heuristic_ID.pl", "hdescription_ID.txt");
  }

  @Override
  public List<String> supplied() {
    return List.of("play.pl", "testboards.pl", "ttt.pl");
  }

  @Override
  public Map<String, String> made() {
    return Map.of(
        "abplay.pl",
        """
        % The shell of play.pl with alpha-beta pruning.

        :- ensure_loaded(play).
        :- use_search(abeval).
        """);
  }

  @Override
  public boolean handedIn(String file) {
    return file.equals("othello.pl")
        || (file.matches("(heuristic_.+\\.pl|hdescription_.+\\.txt)") && !file.contains("_ID."))
        || file.matches("(?i)part[-_ ]?c[^/]*");
  }

  @Override
  public List<String> faults(Path folder) {
    var file = folder.resolve("othello.pl");
    var faults =
        new ArrayList<>(
            HandIn.prologFaults(file, PREDICATES, List.of("play", "abplay", "testboards")));
    if (!HandIn.text(file).matches("(?is).*%[^\\n]*(name|student)\\W[^\\n]*\\w.*")) {
      faults.add("othello.pl does not say your name and student number");
    }
    faults.addAll(HeuristicFiles.below(folder).faults());
    return faults;
  }
}
