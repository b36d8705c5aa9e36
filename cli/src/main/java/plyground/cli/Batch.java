package plyground.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that know themselves how many games they play. */
final class Batch {
  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Where starts and draws come from (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Games at a time (default: one a processor); results do not depend on it.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--records", paramLabel = "FILE", description = "Write the games, one a line.")
  @Nullable Path records;

  @Option(names = "--start", paramLabel = "P", description = "Start every game from this position.")
  @Nullable String start;

  @Option(names = "--json", description = "Report as JSON.")
  boolean json;

  /** The arena for so many games, its options checked. */
  Arena arena(int games) {
    var arena = new Arena();
    arena.games = games;
    arena.seed = seed;
    arena.threads = threads;
    arena.records = records;
    arena.start = start;
    arena.check();
    return arena;
  }
}
