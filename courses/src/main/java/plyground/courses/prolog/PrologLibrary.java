package plyground.courses.prolog;

import java.util.List;
import java.util.Map;

/**
 * What the service loader finds: the Prolog files of a course, which are resources beside the class
 * that names them. One called {@code library_COURSE.pl} says which of them a student's file may
 * load.
 */
@FunctionalInterface
public interface PrologLibrary {
  List<String> files();

  /**
   * Those of the files that solve the assignment. They are for the prompt; a file that is to solve
   * it itself never sees them.
   */
  default List<String> solutions() {
    return List.of();
  }

  /** What else they read, by the name it has beside them. */
  default Map<String, String> texts() {
    return Map.of();
  }
}
