package plyground.league.bot;

import java.time.Duration;
import java.util.List;
import plyground.agents.sandbox.ResourceLimits;
import plyground.arena.plan.TimeControl;

/**
 * What every bot of a league may be and use.
 *
 * @param languages that are allowed, by their names
 * @param time for a move
 * @param memory megabytes
 * @param prolog further settings of Prolog files
 */
public record BotRules(List<String> languages, Duration time, int memory, String prolog) {
  private static final int FEW_PROCESSES = 16;

  /** What a JVM needs beside its heap, in megabytes. */
  private static final int JVM = 512;

  /** As many as the opponent has, however many threads there are. */
  private static final int CORES = 1;

  /** Programs are waited for so long beyond the time of a move. */
  private static final Duration MARGIN = Duration.ofMillis(500);

  private static final Duration STARTUP = Duration.ofSeconds(10);

  public TimeControl control() {
    return new TimeControl(null, null, time, null, null, null);
  }

  ResourceLimits limits() {
    var usual = ResourceLimits.DEFAULT;
    return new ResourceLimits(
        STARTUP,
        time,
        MARGIN,
        memory,
        FEW_PROCESSES,
        usual.file(),
        usual.line(),
        usual.output(),
        true,
        CORES);
  }

  BotRules besideJvm() {
    return new BotRules(languages, time, memory + JVM, prolog);
  }

  /** The limits in words, for who broke one. */
  public String sentence() {
    return "%d ms a move and %d ms of grace, %d s to start, %d MB of memory, %d processes"
        .formatted(time.toMillis(), MARGIN.toMillis(), STARTUP.toSeconds(), memory, FEW_PROCESSES);
  }
}
