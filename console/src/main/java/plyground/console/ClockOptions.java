package plyground.console;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plyground.arena.plan.TimeControl;
import plyground.core.InputException;
import plyground.core.spec.Times;

/** What a referee allows beside the limits of a move. */
public final class ClockOptions {
  @Option(
      names = "--timeout",
      paramLabel = "T",
      description = "A move that takes longer loses (default: twice --time and a second).")
  @Nullable String timeout;

  @Option(
      names = "--game-time",
      paramLabel = "T",
      description = "Time for all moves of a player in a game; who needs more loses.")
  @Nullable String gameTime;

  @Option(
      names = "--game-nodes",
      paramLabel = "N",
      description = "Positions to visit in all moves of a player in a game.")
  @Nullable Long gameNodes;

  /** Both together. */
  public TimeControl control(LimitOptions limits) {
    var move = limits.control();
    return new TimeControl(
        move.depth(),
        move.nodes(),
        move.time(),
        time("--timeout", timeout),
        time("--game-time", gameTime),
        gameNodes == null ? null : (Long) LimitOptions.positive("--game-nodes", gameNodes));
  }

  private static @Nullable Duration time(String option, @Nullable String text) {
    try {
      var time = text == null ? null : Times.parse(text);
      if (time != null && time.isZero()) {
        throw new InputException("'" + text + "' is no time at all");
      }
      return time;
    } catch (InputException wrong) {
      throw wrong.at(option);
    }
  }
}
