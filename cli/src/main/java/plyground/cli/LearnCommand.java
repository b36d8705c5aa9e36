package plyground.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.plugin.Plugins;
import plyground.arena.store.RemoteTasks;
import plyground.console.InterruptSignal;
import plyground.console.LimitOptions;
import plyground.console.PlanCommand;
import plyground.console.ProgressLine;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Times;
import plyground.learn.LearnPlan;
import plyground.learn.LearnPlan.Method;
import plyground.learn.LearnRun;
import plyground.learn.WeightsPicture;
import plyground.search.learned.LearnedWeights;
import plyground.search.learned.Provenance.CurvePoint;

/** An evaluator from self-play. */
@Command(
    name = "learn",
    description = "Learns what positions are worth from games against itself.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground learn othello:size=8 --out my.weights --games 20000",
      "Then: plyground match othello:size=8 pvs:weights=my.weights pvs --nodes 20000 --games 100"
    })
final class LearnCommand implements Callable<Integer> {
  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "The game.")
  @Nullable String game;

  @Option(names = "--out", paramLabel = "FILE", description = "Where the weights go.")
  @Nullable Path out;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games to learn from (default: ${DEFAULT-VALUE}).")
  long games = 20_000;

  @Option(names = "--time", paramLabel = "T", description = "Stop playing after so long: 90s, 30m.")
  @Nullable String time;

  @Option(
      names = "--generation",
      paramLabel = "N",
      description = "Games before new weights are made and judged (default: a fifth of all).")
  @Nullable Integer generation;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Where all draws come from (default: ${DEFAULT-VALUE}).")
  long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Games at a time (default: one a processor, as far as there is memory); results do not"
              + " depend on it.")
  @Nullable Integer threads;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Plies a move of self-play is searched (default: ${DEFAULT-VALUE}).")
  int depth = 4;

  @Option(
      names = "--random-plies",
      paramLabel = "N",
      description = "At most so many random moves begin a game (default: ${DEFAULT-VALUE}).")
  int randomPlies = 20;

  @Option(
      names = "--trust",
      paramLabel = "X",
      description = "How much of a target is the search's own value (default: ${DEFAULT-VALUE}).")
  double trust = 0.3;

  @Option(
      names = "--judging",
      paramLabel = "N",
      description = "Games of the match a generation must win (default: ${DEFAULT-VALUE}).")
  int judging = 200;

  @Option(
      names = "--method",
      paramLabel = "M",
      description = "How: regression, or td for TD(lambda), lambda being 1 less the trust.")
  String method = "regression";

  @Option(
      names = "--show",
      paramLabel = "FILE",
      description = "Say what is in a file of weights, and draw what weighs most.")
  @Nullable Path show;

  @Option(names = "--resume", description = "Go on with what an earlier run has left.")
  boolean resume;

  @Option(
      names = "--cluster",
      paramLabel = "URL",
      arity = "0..1",
      fallbackValue = "",
      description = "Play on Apache Spark: spark://HOST:PORT, or local[N] to try it here.")
  @Nullable String cluster;

  private final Streams streams;

  LearnCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (show != null) {
      streams.out().print(WeightsPicture.text(show));
      return 0;
    }
    if (game == null) {
      throw new InputException("expected a game to learn");
    }
    if (out == null) {
      throw new InputException("--out: expected a file for the weights");
    }
    if (Files.isDirectory(out)) {
      throw new InputException("--out " + out + ": a folder; expected a file for the weights");
    }
    return learn(Catalogue.load(MoveInput.NOBODY).open(game), out);
  }

  private <P extends Position<P>> int learn(OpenGame<P> open, Path file) {
    try (var signal = new InterruptSignal();
        var line = new ProgressLine(streams)) {
      var run = new LearnRun<>(open, plan(open), file, signal.stop(), listener(line));
      var weights = cluster == null ? run.run(resume) : onCluster(run, open, cluster, line);
      if (signal.stop().raised()) {
        streams.say("stopped; --resume goes on with what is beside '" + file + "'");
        return InterruptSignal.EXIT_CODE;
      }
      if (weights == null) {
        streams.say("no generation won its match: no weights were written");
        return 1;
      }
      return 0;
    }
  }

  private @Nullable LearnedWeights onCluster(
      LearnRun<?> run, OpenGame<?> open, String address, ProgressLine line) {
    if (Plugins.of(open.game().name()).isPresent()) {
      throw new InputException(
          "--cluster: the game %s comes from a file of its own, which does not travel; leave out"
                  .formatted(open.descriptor().name())
              + " --cluster");
    }
    line.show(0, "connecting");
    try (var machines = RemoteTasks.connect(address, line::say)) {
      return run.run(resume, machines);
    }
  }

  private LearnRun.Listener listener(ProgressLine line) {
    return new LearnRun.Listener() {
      @Override
      public void progress(double share, String words) {
        line.show(share, words);
      }

      @Override
      public void generation(CurvePoint point) {
        streams
            .out()
            .printf(
                Locale.ROOT,
                "%7d games  error %.3f  %4.1f %% against the last  %s%n",
                point.games(),
                point.error(),
                100 * point.score(),
                point.accepted() ? "accepted" : "rejected");
        streams.out().flush();
      }
    };
  }

  private LearnPlan plan(OpenGame<?> open) {
    int each = generation == null ? (int) Math.max(1, Math.min(games, games / 5)) : generation;
    return new LearnPlan(
        method(),
        time == null ? games : Long.MAX_VALUE,
        time == null ? Duration.ofDays(365) : playingTime(time),
        each,
        seed,
        threads(),
        depth,
        randomPlies,
        trust,
        judging,
        command(open, each));
  }

  private static Duration playingTime(String text) {
    try {
      return Times.parse(text);
    } catch (InputException wrong) {
      throw wrong.in("time");
    }
  }

  private int threads() {
    if (threads != null) {
      return LimitOptions.threads(threads, LearnPlan.MEGABYTES_A_THREAD);
    }
    long memory = Runtime.getRuntime().maxMemory() >> 20;
    int processors = Runtime.getRuntime().availableProcessors();
    return Math.clamp(memory / LearnPlan.MEGABYTES_A_THREAD, 1, processors);
  }

  private Method method() {
    return switch (method) {
      case "regression" -> Method.REGRESSION;
      case "td" -> Method.TD;
      default -> throw new InputException("--method " + method + ": expected regression or td");
    };
  }

  private String command(OpenGame<?> open, int each) {
    var words = new ArrayList<>(List.of("plyground", "learn", open.game().name()));
    words.addAll(time == null ? List.of("--games", "" + games) : List.of("--time", time));
    words.addAll(List.of("--generation", "" + each, "--seed", "" + seed));
    words.addAll(List.of("--depth", "" + depth, "--random-plies", "" + randomPlies));
    words.addAll(List.of("--trust", "" + trust, "--judging", "" + judging));
    if (method() != Method.REGRESSION) {
      words.addAll(List.of("--method", method));
    }
    return PlanCommand.line(words);
  }
}
