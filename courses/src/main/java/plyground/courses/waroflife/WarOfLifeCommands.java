package plyground.courses.waroflife;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The commands of the War of Life assignment. */
public final class WarOfLifeCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    var verbs = new LinkedHashMap<String, Function<Streams, Object>>();
    verbs.put("crank", CrankCommand::new);
    verbs.put("test-strategy", TestStrategyCommand::new);
    verbs.put("worksheet", WorksheetCommand::new);
    verbs.put("war-of-life", WarOfLifeCommand::line);
    return verbs;
  }
}
