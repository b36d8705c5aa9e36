package plyground.courses.prolog;

import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The command of the assignments that are written in Prolog. */
public final class PrologCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    return Map.of("prolog", PrologCommand::new);
  }
}
