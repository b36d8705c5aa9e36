package plyground.courses.grading;

import plyground.arena.intake.StagedSubmission;
import plyground.courses.prolog.Swipl;

/** One that is handed in as a Prolog file. */
public interface PrologAssignment extends GradedAssignment {
  @Override
  default void checkTools() {
    Swipl.program();
  }

  @Override
  default Prepared prepare(StagedSubmission staged, Rubric rubric) {
    return PrologFiles.prepare(staged, rubric);
  }

  @Override
  default boolean handedInAlone(String name) {
    return PrologFiles.handedInAlone(name);
  }
}
