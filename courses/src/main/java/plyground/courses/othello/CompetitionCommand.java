package plyground.courses.othello;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Openings;
import plyground.arena.plan.Plan.Form;
import plyground.console.ClockOptions;
import plyground.console.LimitOptions;
import plyground.console.RunOptions;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spec.Spec;

/** The tournament of heuristics: one search, one limit, only the evaluators differ. */
@Command(
    name = "competition",
    description = {
      "Ranks a game's evaluators: every one against every other under the same search and limit,",
      "once with each colour from every different position a few plies into the game."
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

  /** Enough for variety, few enough to list. */
  private static final int MOST_PLIES = 8;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "H",
      description = "The evaluators, or files heuristic_ID.pl; all of the game's if left out.")
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

  @Mixin LimitOptions limits = new LimitOptions();
  @Mixin ClockOptions clocks = new ClockOptions();
  @Mixin RunOptions batch = new RunOptions();

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
    P start = open.game().start(new SplitMix(batch.seed));
    int games = Math.max(1, new Openings<>(open.game()).after(start, plies).size());
    var control = clocks.control(limits);
    batch.runAndReport(
        batch.tournament(open, names(open), Form.NO_MIRRORS, games, plies, control, null), streams);
  }

  private List<String> names(OpenGame<?> open) {
    var all = open.descriptor().evaluators().stream().<String>map(each -> each.name()).toList();
    return (heuristics.isEmpty() ? all : heuristics).stream().map(this::competitor).toList();
  }

  private String competitor(String heuristic) {
    if (heuristic.endsWith(".pl")) {
      var spec = Spec.parse(search);
      var parameters = new LinkedHashMap<>(spec.parameters());
      parameters.put("search", spec.name());
      parameters.put("file", heuristic);
      return new Spec("prolog", parameters).toString();
    }
    String join = search.contains(":") ? "," : ":";
    return search + join + "eval=" + quoted(heuristic);
  }

  private static String quoted(String name) {
    return name.contains(":") ? "\"" + name + "\"" : name;
  }
}
