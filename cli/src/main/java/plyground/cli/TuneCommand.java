package plyground.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.experiment.AgentTemplate;
import plyground.arena.experiment.Gains;
import plyground.arena.experiment.TunedParameter;
import plyground.arena.experiment.Tuning;
import plyground.arena.experiment.TuningReport;
import plyground.arena.experiment.VariedStarts;
import plyground.arena.plan.Plan;
import plyground.arena.play.Tournament;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.arena.standings.Standings;
import plyground.console.ClockOptions;
import plyground.console.LimitOptions;
import plyground.console.PlanCommand;
import plyground.console.ProgressLine;
import plyground.console.RunOptions;
import plyground.console.Streams;
import plyground.console.Version;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spi.AgentDescriptor;

/** Better values for an agent's parameters. */
@Command(
    name = "tune",
    description = "Tunes an agent's numbers by SPSA, and plays the result against the start.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground tune othello 'mcts:c={0.1..5},playouts=50' --iterations 60",
      "Numbers with a range in braces are tuned within it, with {1..100*10} by factors;",
      "without any all numbers are that the agent describes and that are not mere work."
    })
final class TuneCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(index = "1", paramLabel = "AGENT", description = "The agent, ranges in braces.")
  String agent = "";

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "How many steps to go (default: ${DEFAULT-VALUE}).")
  int iterations = 100;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "Pairs of games a step is judged by (default: ${DEFAULT-VALUE}).")
  int pairs = 8;

  @Option(
      names = "--look",
      paramLabel = "C",
      description = "How far to look at first, of a range (default: ${DEFAULT-VALUE}).")
  double look = 0.15;

  @Option(
      names = "--stride",
      paramLabel = "R",
      description = "The first step's length after a clean sweep, in looks (default: 1).")
  double stride = 1;

  @Option(
      names = "--confirm",
      paramLabel = "N",
      description = "Games of the confirming match (default: ${DEFAULT-VALUE}).")
  int confirm = 200;

  @Option(
      names = "--openings",
      paramLabel = "K",
      description = "Start from different positions after K plies, no position twice.")
  @Nullable Integer openings;

  @Mixin LimitOptions limits = new LimitOptions();
  @Mixin ClockOptions clocks = new ClockOptions();
  @Mixin RunOptions runOptions = new RunOptions();

  private final Streams streams;

  TuneCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    tune(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void tune(OpenGame<P> open) {
    runOptions.reports().forEach(ExperimentFiles::format);
    if (runOptions.records()) {
      throw new InputException("--records: tune keeps games in --store; report writes them");
    }
    LimitOptions.positive("--pairs", pairs);
    var tuning = tuning(open);
    Tuning.Result result;
    try (var line = new ProgressLine(streams)) {
      result =
          tuning.run(
              plan -> play(open, plan),
              iteration -> line.show(tuning.share(iteration), words(tuning, iteration)));
    }
    var report = new TuningReport(result);
    var confirmed = result.confirmed();
    String match = confirmed == null ? "" : text(confirmed);
    for (var file : runOptions.reports()) {
      switch (ExperimentFiles.format(file)) {
        case HTML ->
            ExperimentFiles.savePage(file, report.page(match, command(tuning)), report.vegaLite());
        case JSON -> OutputFile.save(file, report.json());
        default -> OutputFile.save(file, report.text(match));
      }
    }
    if (confirmed != null) {
      runOptions.saveManifest(confirmed.plan());
    }
    streams.out().print(runOptions.json ? report.json() : report.text(match));
  }

  private static String words(Tuning tuning, Tuning.Iteration iteration) {
    var words = new StringBuilder("iteration " + (iteration.number() + 1));
    for (int i = 0; i < tuning.parameters().size(); i++) {
      String name = tuning.parameters().get(i).name();
      words.append(String.format(Locale.ROOT, ", %s %.4g", name, iteration.values().get(i)));
    }
    return words.toString();
  }

  private <P extends Position<P>> Tuning tuning(OpenGame<P> open) {
    var template = AgentTemplate.parse(agent);
    var described =
        open.agents().stream()
            .filter(each -> each.name().equals(template.name()))
            .findFirst()
            .map(AgentDescriptor::parameters)
            .orElseThrow(() -> unknown(open, template.name()));
    var plies = openings;
    if (plies == null && runOptions.start == null) {
      plies = VariedStarts.plies(open.game(), pairs);
    }
    return new Tuning(
        open.game().name(),
        template,
        TunedParameter.of(template, described),
        new Gains(iterations, look, stride),
        pairs,
        confirm,
        runOptions.seed,
        runOptions.start,
        plies,
        clocks.control(limits));
  }

  /** The catalogue's own words for a name that does not exist. */
  private static InputException unknown(OpenGame<?> open, String name) {
    try {
      open.player(name);
      return new InputException("no agent '" + name + "'");
    } catch (InputException wrong) {
      return wrong;
    }
  }

  private <P extends Position<P>> Standings play(OpenGame<P> open, Plan plan) {
    var standings = new Standings(plan);
    runOptions.runAll(Tournament.open(open, plan), quiet(), standings::add);
    // What has begun is this tuning's own from now on.
    runOptions.resume |= runOptions.store != null;
    return standings;
  }

  /** A line of the tuning's own shows how far it is, not a table a match. */
  private Streams quiet() {
    var err = runOptions.resume ? PrintWriter.nullWriter() : streams.err();
    return new Streams(streams.in(), streams.out(), new PrintWriter(err, true), () -> false);
  }

  private static String text(Standings confirmed) {
    var report = new Report(confirmed, Version.text(), PlanCommand.of(confirmed.plan()));
    return Format.TEXT.print(report, Statistic.WINS);
  }

  private String command(Tuning tuning) {
    var words = new ArrayList<>(List.of("plyground", "tune", tuning.game(), agent));
    words.addAll(List.of("--iterations", "" + iterations, "--pairs", "" + pairs));
    words.addAll(List.of("--look", "" + look, "--stride", "" + stride));
    words.addAll(List.of("--confirm", "" + confirm, "--seed", "" + runOptions.seed));
    if (openings != null) {
      words.addAll(List.of("--openings", "" + openings));
    }
    return PlanCommand.line(words);
  }
}
