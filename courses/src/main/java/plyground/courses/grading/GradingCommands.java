package plyground.courses.grading;

import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The commands that give out kits, pack submissions and mark them. */
public final class GradingCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    return Map.of(
        "grade", GradeCommand::new, "course", CourseCommand::new, "submit", SubmitCommand::new);
  }
}
