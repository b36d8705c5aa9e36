package plyground.courses.prolog;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import plyground.core.agent.AgentException;
import plyground.core.search.Stop;

/** Whether the heuristic of a student's file stays inside the bounds that the file gives. */
public record HeuristicBounds(Driver driver, Duration patience) {
  /**
   * What is wrong, in words; null if nothing is.
   *
   * @param board the rows of the position
   */
  public @Nullable String brokenAt(String board) throws AgentException {
    String[] bounds = driver.ask("bounds.", patience, Stop.NEVER).split(" ");
    String value = driver.ask("h('" + board + "').", patience, Stop.NEVER);
    double h = Double.parseDouble(value);
    if (Double.parseDouble(bounds[0]) < h && h < Double.parseDouble(bounds[1])) {
      return null;
    }
    return "the heuristic gives %s, but its bounds are %s and %s, which no value may reach"
        .formatted(value, bounds[0], bounds[1]);
  }
}
