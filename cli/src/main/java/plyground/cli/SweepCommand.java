package plyground.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.experiment.Design;
import plyground.arena.experiment.StartResults;
import plyground.arena.experiment.SweepFindings;
import plyground.arena.experiment.SweepJson;
import plyground.arena.experiment.SweepPage;
import plyground.arena.experiment.SweepText;
import plyground.arena.experiment.VariedStarts;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Format;
import plyground.arena.standings.Standings;
import plyground.console.PlanCommand;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.core.Position;

/** What an agent's parameters are worth. */
@Command(
    name = "sweep",
    description = "Plays agents whose parameters are ranges, and says what each value is worth.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground sweep othello 'pvs:nodes={100..10000*10}' --games 40",
      "In braces: lists {a,b,c}, steps {1..9+2}, factors {100..10000*10}; every",
      "combination plays. Without --against everybody plays everybody: that tells two",
      "settings apart with half the games, and hangs on no opponent's weaknesses.",
      "With it games grow as the settings do, not as their square."
    })
final class SweepCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "AGENT",
      description = "Agents with ranges in braces.")
  List<String> templates = List.of();

  @Option(
      names = "--against",
      paramLabel = "A",
      description = "Every setting plays this agent alone (default: one another).")
  @Nullable String against;

  @Option(
      names = "--most-settings",
      paramLabel = "N",
      description = "Refuse more settings than these (default: ${DEFAULT-VALUE}).")
  int most = 200;

  @Mixin PlanOptions planOptions = new PlanOptions();

  private final Streams streams;

  SweepCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    sweep(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  private <P extends Position<P>> void sweep(OpenGame<P> open) {
    if (planOptions.games == null) {
      throw new InputException("--games is missing: expected how many games each pairing plays");
    }
    planOptions.runOptions.reports().forEach(ExperimentFiles::format);
    var design = Design.of(templates, against, most);
    int games = design.planned(planOptions.games);
    var openings = planOptions.openings;
    if (openings == null && planOptions.runOptions.start == null) {
      openings = VariedStarts.plies(open.game(), planOptions.games / 2);
    }
    var control = planOptions.clocks.control(planOptions.limits);
    var tournament =
        planOptions.runOptions.tournament(
            open, design.agents(), design.form(), games, openings, control, null);
    if (streams.terminal()) {
      streams.say(
          "%s, %s, %s"
              .formatted(
                  Words.plural(design.settings(), "setting"),
                  Words.plural(design.pairings(), "pairing"),
                  Words.plural(tournament.schedule().size(), "game")));
    }
    var results = new StartResults(tournament.players().size());
    var standings = new Standings(tournament.plan());
    planOptions.runOptions.runAll(
        tournament,
        streams,
        each -> {
          results.add(each);
          standings.add(each);
        });
    report(new SweepFindings(tournament.plan(), design, results), standings);
  }

  private void report(SweepFindings findings, Standings standings) {
    for (var file : planOptions.runOptions.reports()) {
      if (ExperimentFiles.format(file) == Format.HTML) {
        ExperimentFiles.savePage(
            file,
            SweepPage.of(findings, standings, command(findings)),
            SweepPage.vegaLite(findings));
      } else {
        OutputFile.save(file, print(findings, ExperimentFiles.format(file)));
      }
    }
    planOptions.runOptions.saveManifest(findings.plan());
    streams.out().print(print(findings, planOptions.runOptions.json ? Format.JSON : Format.TEXT));
  }

  private static String print(SweepFindings findings, Format format) {
    return format == Format.JSON ? SweepJson.of(findings) : SweepText.of(findings);
  }

  /** What plays it again: with the ranges, not with everything they stand for. */
  private String command(SweepFindings findings) {
    var words = new ArrayList<>(List.of("plyground", "sweep", findings.plan().game()));
    words.addAll(templates);
    if (against != null) {
      words.addAll(List.of("--against", against));
    }
    words.addAll(List.of("--games", String.valueOf(planOptions.games)));
    words.addAll(List.of("--seed", String.valueOf(findings.plan().seed())));
    words.addAll(PlanCommand.conditions(findings.plan()));
    return PlanCommand.line(words);
  }
}
