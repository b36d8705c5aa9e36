package plyground.courses.grading;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The commands that give out kits, pack submissions and mark them. */
public final class GradingCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    var verbs = new LinkedHashMap<String, Function<Streams, Object>>();
    verbs.put("course", CourseCommand::new);
    verbs.put("submit", SubmitCommand::new);
    verbs.put("grade", GradeCommand::new);
    return verbs;
  }
}
