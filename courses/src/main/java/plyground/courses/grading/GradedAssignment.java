package plyground.courses.grading;

import java.util.List;
import java.util.ServiceLoader;
import plyground.arena.intake.StagedSubmission;
import plyground.core.InputException;

/**
 * What the service loader finds: something that can be handed in, how its program is found and how
 * it is examined.
 */
public interface GradedAssignment {
  /** The exam a criterion asks for; worked out once, whoever sits it. */
  Exam exam(Criterion criterion, Rubric rubric);

  /** Finds the program in what somebody handed in, and makes it ready to be started. */
  Prepared prepare(StagedSubmission staged, Rubric rubric);

  /** Whether a file of that name among the submissions is somebody's; archives and folders are. */
  boolean handedInAlone(String name);

  /** The name it is marked by; its rubric is the resource {@code rubric.json} beside the class. */
  String name();

  /**
   * Checks that what marking takes is installed.
   *
   * @throws InputException if it is not
   */
  default void checkTools() {}

  /** All of them. */
  static List<GradedAssignment> all() {
    return ServiceLoader.load(GradedAssignment.class).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  static List<String> names() {
    return all().stream().map(GradedAssignment::name).toList();
  }

  static GradedAssignment of(String name) {
    return all().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }
}
