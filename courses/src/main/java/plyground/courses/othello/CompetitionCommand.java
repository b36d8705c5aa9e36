package plyground.courses.othello;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.LearnedEvaluator;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Openings;
import plyground.arena.plan.Plan.Form;
import plyground.console.ClockOptions;
import plyground.console.LimitOptions;
import plyground.console.RunOptions;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spec.Spec;

/** The tournament of heuristics: one search, one limit, only the evaluators differ. */
@Command(
    name = "competition",
    description = {
      "Ranks a game's evaluators: every one against every other under the same search and limit.",
      "They play once with each colour from every different position a few plies into the game."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground competition othello combined mobility stable disc --nodes 2000",
      "         plyground competition othello heuristic_c9jdoe.pl combined disc --nodes 200",
      "Without a limit every move may visit 1,000 positions."
    })
final class CompetitionCommand implements Callable<Integer> {
  private static final long NODES = 1000;
  private static final String SOLVER = "solver";
  private static final String HEURISTIC = "heuristic";
  private static final String ENDGAME = "endgame";

  /** Enough for variety, few enough to list. */
  private static final int MOST_PLIES = 8;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "H",
      description =
          "The evaluators, files heuristic_ID.pl, or folders of them; all of the game's if left out.")
  List<String> heuristics = List.of();

  @Option(
      names = "--search",
      paramLabel = "A",
      defaultValue = "alphabeta",
      description = "The agent they all steer (default: ${DEFAULT-VALUE}).")
  String search = "";

  @Option(
      names = "--openings",
      paramLabel = "K",
      defaultValue = "4",
      description = "Plies before the agents take over (default: ${DEFAULT-VALUE}).")
  int plies;

  @Option(
      names = "--endgame",
      paramLabel = "solver|heuristic",
      defaultValue = "solver",
      description =
          "Who plays the last moves: the exact solver, where the game has one, or, as in the"
              + " handout's competition, the heuristics to the end (default: ${DEFAULT-VALUE}).")
  String endgame = "";

  @Mixin LimitOptions limits = new LimitOptions();
  @Mixin ClockOptions clocks = new ClockOptions();
  @Mixin RunOptions runOptions = new RunOptions();

  private final Streams streams;

  CompetitionCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (limits.depth == null && limits.nodes == null && limits.time == null) {
      limits.nodes = NODES;
    }
    play(Catalogue.load(MoveInput.NOBODY).open(game));
    return 0;
  }

  /** A round robin in which every opening is played by everybody from both sides. */
  private <P extends Position<P>> void play(OpenGame<P> open) {
    if (plies < 0 || plies > MOST_PLIES) {
      throw new InputException(
          "--openings " + plies + ": expected a whole number from 0 to " + MOST_PLIES);
    }
    P start = open.game().start(new SplitMix(runOptions.seed));
    int games = Math.max(1, new Openings<>(open.game()).after(start, plies).size());
    if (!List.of(SOLVER, HEURISTIC).contains(endgame)) {
      throw new InputException(
          "--endgame " + endgame + ": expected " + SOLVER + " or " + HEURISTIC);
    }
    var control = clocks.control(limits);
    runOptions.runAndReport(
        runOptions.tournament(open, names(open), Form.NO_MIRRORS, games, plies, control, null),
        streams);
    tellEndgame(open);
  }

  /** Below the report; beside it where that is data. */
  private void tellEndgame(OpenGame<?> open) {
    String words =
        !hasSolver(open)
            ? "Every move was the heuristics' own: this search asks no endgame solver."
            : endgame.equals(SOLVER)
                ? "The last moves were the exact solver's; --endgame heuristic leaves them to the"
                    + " heuristics."
                : "Every move was the heuristics' own: the endgame solver was not asked.";
    if (runOptions.json) {
      streams.say(words);
    } else {
      streams.out().println();
      streams.out().println(Words.wrapped(words));
    }
  }

  /** Whether the search they steer hands endgames over unless told not to. */
  private boolean hasSolver(OpenGame<?> open) {
    String name = Spec.parse(search).name();
    return open.agents().stream()
        .filter(agent -> agent.name().equals(name))
        .flatMap(agent -> agent.parameters().stream())
        .anyMatch(parameter -> parameter.name().equals(ENDGAME));
  }

  private List<String> names(OpenGame<?> open) {
    // What was learned is nobody's heuristic: it plays where somebody enters it.
    var all =
        open.descriptor().evaluators().stream()
            .<String>map(each -> each.name())
            .filter(name -> !name.equals(LearnedEvaluator.NAME))
            .toList();
    var entered =
        heuristics.isEmpty() ? all : heuristics.stream().flatMap(each -> entrants(each)).toList();
    if (entered.size() < 2) {
      throw new InputException(
          "a competition needs two heuristics at least; %s"
              .formatted(entered.isEmpty() ? "there is none" : "there is only " + entered.get(0)));
    }
    boolean toTheEnd = hasSolver(open) && endgame.equals(HEURISTIC);
    return entered.stream().map(heuristic -> competitor(heuristic, toTheEnd)).toList();
  }

  /** A folder stands for all heuristics below it. */
  private static Stream<String> entrants(String word) {
    if (!Files.isDirectory(Path.of(word))) {
      return Stream.of(word);
    }
    var files = HeuristicFiles.below(Path.of(word)).heuristics();
    if (files.isEmpty()) {
      throw new InputException(word + ": there is no heuristic_ID.pl in that folder");
    }
    return files.stream().map(Path::toString).sorted();
  }

  private String competitor(String heuristic, boolean toTheEnd) {
    var spec = Spec.parse(search);
    var parameters = new LinkedHashMap<>(spec.parameters());
    boolean file = heuristic.endsWith(".pl");
    if (file) {
      parameters.put("search", spec.name());
    }
    parameters.put(file ? "file" : "eval", heuristic);
    if (toTheEnd) {
      parameters.put(ENDGAME, "off");
    }
    return new Spec(file ? "prolog" : spec.name(), parameters).toString();
  }
}
