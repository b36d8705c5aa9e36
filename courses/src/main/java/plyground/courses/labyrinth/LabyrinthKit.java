package plyground.courses.labyrinth;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plyground.arena.intake.PlainFiles;
import plyground.core.SplitMix;
import plyground.courses.grading.CourseKit;
import plyground.courses.grading.HandIn;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.Shift;

/** The Labyrinth: the project's six predicates to fill in, and tests for them. */
public final class LabyrinthKit implements CourseKit {
  private static final int POSITIONS = 5;

  /** Squares from which the tests look round. */
  private static final int[][] STARTS = {{1, 1}, {1, 7}, {4, 4}, {7, 1}, {3, 5}};

  @Override
  public String name() {
    return "labyrinth";
  }

  @Override
  public List<String> starters() {
    return List.of("README.md", "my_labyrinth.pl", "labyrinth_tests.pl");
  }

  @Override
  public List<String> supplied() {
    return List.of();
  }

  @Override
  public Map<String, String> made() {
    var game = new Labyrinth();
    var positions = new StringBuilder();
    for (int seed = 1; seed <= POSITIONS; seed++) {
      positions.append(game.format(game.start(new SplitMix(seed)))).append('\n');
    }
    return Map.of("positions.txt", positions.toString(), "labyrinth_answers.pl", answers());
  }

  /** Right answers as facts, for {@code labyrinth_tests.pl}. */
  private static String answers() {
    var board = AmazingLabyrinth.rows(new Labyrinth().start(new SplitMix(1)).maze());
    var facts = new ArrayList<String>();
    facts.add("% The right answers that labyrinth_tests.pl compares with.\n");
    facts.add("test_board(" + BoardTerm.format(board) + ").\n");
    for (int[] at : STARTS) {
      for (String move : Shift.names()) {
        String to = AmazingLabyrinth.create_shifted_player(at[0], at[1], move);
        facts.add("rides(%d, %d, %s, %s).".formatted(at[0], at[1], move, to));
      }
    }
    facts.add("");
    for (String move : Shift.names()) {
      String after = BoardTerm.format(AmazingLabyrinth.create_shifted_board(board, move));
      facts.add("shifted(%s, %s).".formatted(move, after));
    }
    facts.add("");
    for (int[] at : STARTS) {
      String reached = String.join(",", AmazingLabyrinth.graph_search_BFS(board, at[0], at[1]));
      facts.add("reached(%d, %d, [%s]).".formatted(at[0], at[1], reached));
    }
    return String.join("\n", facts) + "\n";
  }

  @Override
  public boolean handedIn(String file) {
    return (file.endsWith(".pl") && !file.matches("labyrinth_(tests|answers)\\.pl"))
        || file.matches("(?i)report[^/]*");
  }

  @Override
  public List<String> faults(Path folder) {
    return HandIn.prologFaults(
        folder.resolve("my_labyrinth.pl"), LabyrinthAssignment.PREDICATES, own(folder));
  }

  /** A project may be of several files. */
  private List<String> own(Path folder) {
    return PlainFiles.below(folder).stream()
        .map(file -> folder.relativize(file).toString())
        .filter(this::handedIn)
        .map(file -> file.replaceFirst("\\.pl$", ""))
        .toList();
  }
}
