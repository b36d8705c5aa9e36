package plyground.courses.grading;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import plyground.core.InputException;

/**
 * What the service loader finds: what a course's students begin with, and what its handout asks of
 * what they hand in. Its files are resources beside the class.
 */
public interface CourseKit {
  String name();

  /** Files to fill in and the readme, in the folder {@code kit}. */
  List<String> starters();

  /** What students download and do not change. */
  List<String> supplied();

  /** Files that are worked out: maps, positions and the right answers to them. */
  default Map<String, String> made() {
    return Map.of();
  }

  /** Whether a file, named by its path in the folder, is packed. */
  boolean handedIn(String file);

  /** What the handout does not accept, a sentence each. */
  List<String> faults(Path folder);

  /** What is packed of a text that the kit fills in. */
  default String packed(Path folder, String file, String text) {
    return text;
  }

  static List<String> names() {
    return ServiceLoader.load(CourseKit.class).stream()
        .map(kit -> kit.get().name())
        .sorted()
        .toList();
  }

  /**
   * @throws InputException if there is no such course
   */
  static CourseKit of(String name) {
    return ServiceLoader.load(CourseKit.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(kit -> kit.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "no course '" + name + "'; expected one of " + String.join(", ", names())));
  }
}
