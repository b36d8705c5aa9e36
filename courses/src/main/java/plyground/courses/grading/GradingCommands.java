package plyground.courses.grading;

import java.util.List;
import plyground.console.CommandGroup;
import plyground.console.CommandProvider;
import plyground.console.Verb;

/** The commands that give out kits, pack submissions and mark them. */
public final class GradingCommands implements CommandProvider {
  @Override
  public List<Verb> verbs() {
    return List.of(
        new Verb("course", CommandGroup.COURSES, CourseCommand::new),
        new Verb("submit", CommandGroup.COURSES, SubmitCommand::new),
        new Verb("grade", CommandGroup.RUN_A_CLASS, GradeCommand::new));
  }
}
