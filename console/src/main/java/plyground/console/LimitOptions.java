package plyground.console;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plyground.arena.plan.TimeControl;
import plyground.core.InputException;
import plyground.core.search.Limit;
import plyground.core.spec.Times;

/** The limits of a move that an agent's own parameters leave open. */
public final class LimitOptions {
  @Option(names = "--depth", paramLabel = "N", description = "Plies to look ahead.")
  public @Nullable Integer depth;

  @Option(names = "--nodes", paramLabel = "N", description = "Positions to visit for a move.")
  public @Nullable Long nodes;

  @Option(names = "--time", paramLabel = "T", description = "Time for a move: 200ms, 1.5s.")
  public @Nullable String time;

  public Limit limit() {
    var limit = Limit.NONE;
    if (depth != null) {
      limit = limit.withDepth((int) positive("--depth", depth));
    }
    if (nodes != null) {
      limit = limit.withNodes(positive("--nodes", nodes));
    }
    if (time != null) {
      try {
        limit = limit.withTime(Times.parse(time));
      } catch (InputException wrong) {
        throw wrong.at("--time");
      }
    }
    return limit;
  }

  /** The same for every move of a game. */
  public TimeControl control() {
    var move = limit();
    return new TimeControl(depth, nodes, move.timeOpen() ? null : move.time(), null, null, null);
  }

  /**
   * So many threads.
   *
   * @param each megabytes that every one of them takes
   * @throws InputException if there are none, or more than there is memory for
   */
  public static int threads(long count, int each) {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    long most = Math.max(1, megabytes / each);
    if (positive("--threads", count) > most) {
      throw new InputException(
          "--threads %d: expected at most %d, for there are %d megabytes and each takes %d"
              .formatted(count, most, megabytes, each));
    }
    return (int) count;
  }

  public static long positive(String option, long value) {
    if (value < 1) {
      throw new InputException(option + " " + value + ": expected a whole number from 1");
    }
    return value;
  }
}
