package plyground.console;

import java.util.Map;
import java.util.function.Function;

/** What the service loader finds: the commands of one module or course. */
@FunctionalInterface
public interface CommandProvider {
  /** What makes a command, by its verb, in the order help lists them. */
  Map<String, Function<Streams, Object>> commands();
}
