package plyground.courses.war;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The commands of the war assignment. */
public final class WarCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    var verbs = new LinkedHashMap<String, Function<Streams, Object>>();
    verbs.put("war", WarCommand::new);
    verbs.put("compare-searches", CompareSearchesCommand::new);
    return verbs;
  }
}
