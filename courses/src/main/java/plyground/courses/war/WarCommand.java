package plyground.courses.war;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.spec.Spec;
import plyground.games.war.Rule;
import plyground.games.war.WarFiles;

/** The war assignment's program, argument for argument. */
@Command(
    name = "war",
    description =
        "Plays the war assignment: writes every move, and the log of the Union's first search.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground war -t 3 -d 4 -m map.txt -i init.txt -op moves.txt -ol log.txt",
      "         plyground war --explain log.txt -t 3 -d 4 -m map.txt -i init.txt",
      "The Confederacy is greedy in every task. Also: java -cp plyground.jar war -t ..."
    })
public final class WarCommand implements Callable<Integer> {
  @Option(
      names = "-t",
      paramLabel = "TASK",
      required = true,
      description = "What the Union plays: 1 greedy, 2 minimax, 3 alpha-beta.")
  int task;

  @Option(names = "-d", paramLabel = "N", description = "The cut-off depth; task 1 needs none.")
  @Nullable Integer depth;

  @Option(
      names = "-m",
      paramLabel = "FILE",
      required = true,
      description = "The map: a line a road, city,city.")
  Path map = Path.of("");

  @Option(
      names = "-i",
      paramLabel = "FILE",
      required = true,
      description = "The start: a line a city, city,resources,owner (1 Union, -1 Confederacy, 0).")
  Path init = Path.of("");

  @Option(names = "-op", paramLabel = "FILE", description = "Where moves go.")
  Path moves = Path.of("");

  @Option(names = "-ol", paramLabel = "FILE", description = "Where the log goes.")
  Path log = Path.of("");

  @Option(
      names = "--explain",
      paramLabel = "FILE",
      description =
          "Write nothing; find the first wrong line of this log, or file of moves, and say why it"
              + " is wrong.")
  @Nullable Path explained;

  @Option(
      names = "--format",
      paramLabel = "FORM",
      defaultValue = "samples",
      description =
          "How moves are written: samples, as the course's sample files, or handout, as in its"
              + " section 5.1 (default: ${DEFAULT-VALUE}).")
  MovesFormat format = MovesFormat.SAMPLES;

  @Option(names = "--yes", description = "Write a log above 100 MB without being asked.")
  boolean yes;

  private final Streams streams;

  WarCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var chosen =
        Task.of(task)
            .orElseThrow(
                () ->
                    new InputException(
                        "-t " + task + ": expected 1 (greedy), 2 (minimax) or 3 (alpha-beta)"));
    int plies = depth(chosen);
    var game = WarFiles.war("war", map.toString(), init.toString(), Rule.ASSIGNMENT);
    var campaign = new AssignmentGame(game, chosen, plies);
    if (explained != null) {
      var files = new LinkedHashMap<String, String>();
      files.put("map", absolute(map));
      files.put("init", absolute(init));
      String name = new Spec("war", files).toString();
      return new LogExplanation(campaign, name, explained).print(streams.out()) ? 0 : 1;
    }
    missing("-op", moves);
    missing("-ol", log);
    checkOutputs();
    return write(campaign);
  }

  /** Where a person waits for it, he is asked before a large log and sees how far it is. */
  private int write(AssignmentGame campaign) {
    var files = new CampaignFiles(moves, log, format);
    if (!streams.terminal()) {
      files.write(campaign, null);
      return 0;
    }
    var size = LogSize.of(campaign);
    if (size.large() && !yes && kept() && !agreed(size)) {
      streams.say("nothing is written");
      return 1;
    }
    if (!size.takesTime()) {
      files.write(campaign, null);
      return 0;
    }
    try (var progress =
        new CampaignProgress(streams, size, campaign.game().start().emptyCities())) {
      files.write(campaign, progress);
    }
    return 0;
  }

  /** Not so a pipe or a device. */
  private boolean kept() {
    return !Files.exists(log) || Files.isRegularFile(log);
  }

  private boolean agreed(LogSize size) {
    String question = "The log of the first turn will take " + size.words() + ". Write it? [y/N] ";
    streams.err().print(question);
    streams.err().flush();
    try {
      var answer = streams.reader().readLine();
      return answer != null && answer.strip().toLowerCase(Locale.ROOT).startsWith("y");
    } catch (IOException failure) {
      throw new InputException("standard input: " + failure.getMessage(), failure);
    }
  }

  private int depth(Task chosen) {
    if (chosen == Task.GREEDY) {
      return 1;
    }
    if (depth == null) {
      throw new InputException("-d is missing: expected the cut-off depth, from 1");
    }
    if (depth < 1) {
      throw new InputException("-d " + depth + ": expected a whole number from 1");
    }
    return depth;
  }

  private static String absolute(Path file) {
    return file.toAbsolutePath().normalize().toString();
  }

  private static void missing(String option, Path file) {
    if (file.toString().isEmpty()) {
      throw new InputException(option + " is missing: expected the file to write");
    }
  }

  private void checkOutputs() {
    differ("-op", moves, "-ol", log);
    differ("-op", moves, "-m", map);
    differ("-op", moves, "-i", init);
    differ("-ol", log, "-m", map);
    differ("-ol", log, "-i", init);
  }

  private static void differ(String option, Path file, String otherOption, Path other) {
    boolean plain = !Files.exists(file) || Files.isRegularFile(file);
    if (plain && same(file, other)) {
      throw new InputException(
          option + " " + file + " is the same file as " + otherOption + ": expected another one");
    }
  }

  private static boolean same(Path file, Path other) {
    try {
      return file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())
          || (Files.exists(file) && Files.exists(other) && Files.isSameFile(file, other));
    } catch (IOException unknown) {
      return false;
    }
  }
}
