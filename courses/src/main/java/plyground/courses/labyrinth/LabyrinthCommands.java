package plyground.courses.labyrinth;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The commands of the Prolog project. */
public final class LabyrinthCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    var verbs = new LinkedHashMap<String, Function<Streams, Object>>();
    verbs.put("labyrinth", LabyrinthCommand::new);
    verbs.put("paper", PaperCommand::new);
    return verbs;
  }
}
