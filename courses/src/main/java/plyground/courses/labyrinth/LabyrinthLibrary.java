package plyground.courses.labyrinth;

import java.util.List;
import plyground.courses.prolog.PrologLibrary;

/** The Amazing Labyrinth in Prolog, with the project's predicates and heuristics. */
public final class LabyrinthLibrary implements PrologLibrary {
  @Override
  public List<String> files() {
    return List.of(
        "drive_labyrinth.pl",
        "drive_labyrinth_project.pl",
        "labyrinth.pl",
        "labyrinth_heuristics.pl",
        "labyrinth_maze.pl",
        "library_labyrinth.pl");
  }

  @Override
  public List<String> solutions() {
    return List.of(
        "drive_labyrinth.pl", "labyrinth.pl", "labyrinth_heuristics.pl", "labyrinth_maze.pl");
  }
}
