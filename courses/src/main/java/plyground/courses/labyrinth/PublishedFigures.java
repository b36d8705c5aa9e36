package plyground.courses.labyrinth;

import java.util.List;

/** What the project's report of January 2017 prints. */
final class PublishedFigures {
  static final List<String> HEURISTICS = List.of("h1", "h2", "h3", "h4", "h5");

  /** Games behind each figure. */
  static final int GAMES = 50;

  /** Figure 2: how often the row's heuristic won against the column's, in percent. */
  private static final int[][] PERCENT = {
    {50, 0, 14, 0, 0},
    {100, 54, 78, 52, 42},
    {86, 22, 48, 22, 12},
    {100, 48, 78, 44, 54},
    {100, 58, 88, 44, 52},
  };

  private PublishedFigures() {}

  static int wins(int first, int second) {
    return PERCENT[first][second] * GAMES / 100;
  }

  /** The run times of a move in the report, in milliseconds. */
  static String millis(int heuristic) {
    return heuristic == 0 ? "5 to 10" : "200 to 1,500";
  }
}
