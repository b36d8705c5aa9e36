package plyground.agents.sandbox;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.text;
import static plyground.core.spec.Parameter.time;
import static plyground.core.spec.Parameter.whole;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import plyground.core.search.Limit;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

/**
 * What a program may use before it is killed.
 *
 * @param startup for its first answer
 * @param move for a move when no time limit is set, and never more than this when it was asked for
 * @param margin beyond a time limit, for delays that are nobody's fault
 * @param memory megabytes, of the program and all it started together
 * @param processes it may have at once, itself included
 * @param file megabytes of the largest file it may write
 * @param line bytes in one line
 * @param output bytes in all that it writes before an answer is complete
 * @param sandbox whether it is shut away from network and files where the machine can do so
 * @param cores processors it may keep busy at a time, where there are control groups; 0 for all
 */
public record ResourceLimits(
    Duration startup,
    Duration move,
    Duration margin,
    int memory,
    int processes,
    int file,
    int line,
    int output,
    boolean sandbox,
    int cores) {

  public static final ResourceLimits DEFAULT =
      new ResourceLimits(
          Duration.ofSeconds(10),
          Duration.ofSeconds(10),
          Duration.ofMillis(500),
          1024,
          64,
          64,
          1 << 18,
          1 << 22,
          true,
          0);

  /** Threads count too in the kernel's own limits, which are the last line of defence. */
  private static final int TASKS_A_PROCESS = 8;

  /** A language's own threads, of which there may be many in a single process. */
  private static final int FEWEST_TASKS = 64;

  /** So many files of full size fit into its folder. */
  private static final int FULL_FILES = 4;

  private static final int MOST_FILES = 10_000;

  private static final Duration LONGEST = Duration.ofDays(1);

  /** What an agent's name may say about it, to be listed among the agent's own parameters. */
  public static List<Parameter> parameters() {
    return List.of(
        time("startup", "10s", "time to start and say hello"),
        time("move", "10s", "time for a move where the match sets none"),
        time("margin", "500ms", "time beyond the match's limit before it is killed"),
        whole("memory", 16, 1 << 20, "1024", "megabytes it may use"),
        whole("processes", 1, 4096, "64", "processes it may have at once"),
        whole("cores", 0, 1024, "0", "processors it may keep busy at a time; 0 for all"),
        choice("sandbox", List.of("on", "off"), "on", "whether to shut it away where possible")
            .atMostShared("on"),
        text("folder", "a folder", "", "where it runs, and the only place it may write")
            .reservedToOwner());
  }

  /** The same from an agent's settings. */
  public static ResourceLimits of(Settings settings) {
    return new ResourceLimits(
        settings.time("startup"),
        settings.time("move"),
        settings.time("margin"),
        settings.whole("memory"),
        settings.whole("processes"),
        DEFAULT.file,
        DEFAULT.line,
        DEFAULT.output,
        settings.text("sandbox").equals("on"),
        settings.whole("cores"));
  }

  /** The same with so many megabytes more. */
  public ResourceLimits plusMemory(int megabytes) {
    return new ResourceLimits(
        startup, move, margin, memory + megabytes, processes, file, line, output, sandbox, cores);
  }

  /** How long to wait for a move; there is always an end to it. */
  public Duration patience(Limit limit) {
    return limit.timeOpen() || limit.time().compareTo(LONGEST) > 0
        ? move
        : limit.time().plus(margin);
  }

  /** What the kernel refuses to go beyond, where it counts. */
  int tasks() {
    return Math.max(FEWEST_TASKS, processes * TASKS_A_PROCESS);
  }

  /** Megabytes it may write into its folder in all. */
  int disk() {
    return file * FULL_FILES;
  }

  /** Files and folders it may make there. */
  int files() {
    return MOST_FILES;
  }

  /** The limits in words. */
  String sentence() {
    return String.format(
        Locale.ROOT,
        "at most %,d MB of memory%s, %d processes, files of %d MB",
        memory,
        ControlGroup.boundMemory() ? "" : " (counted four times a second)",
        processes,
        file);
  }
}
