package plyground.courses.othello;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The commands of the Othello assignment. */
public final class OthelloCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    var verbs = new LinkedHashMap<String, Function<Streams, Object>>();
    verbs.put("competition", CompetitionCommand::new);
    verbs.put("shell", ShellCommand::new);
    verbs.put("part-c", PartCCommand::new);
    return verbs;
  }
}
