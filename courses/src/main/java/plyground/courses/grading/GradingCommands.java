package plyground.courses.grading;

import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The command that marks submissions. */
public final class GradingCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    return Map.of("grade", GradeCommand::new);
  }
}
