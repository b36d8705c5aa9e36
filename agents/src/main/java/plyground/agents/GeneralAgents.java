package plyground.agents;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.decimal;
import static plyground.core.spec.Parameter.text;
import static plyground.core.spec.Parameter.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plyground.agents.protocol.ExternalAgents;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.LimitParameters;
import plyground.core.search.Search;
import plyground.core.spec.Nearest;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.Endgame;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.SolverDescriptor;
import plyground.search.AlphaBeta;
import plyground.search.Deepening;
import plyground.search.EveryRootMove;
import plyground.search.Expectiminimax;
import plyground.search.Greedy;
import plyground.search.Mcts;
import plyground.search.Minimax;
import plyground.search.Pvs;
import plyground.search.RootParallelMcts;

/** The agents that play every game, described. */
final class GeneralAgents<P extends Position<P>> {
  private static final Limit FOUR_PLIES = Limit.depth(4);
  private static final Limit MANY_NODES = Limit.nodes(100_000);
  private static final int PVS_TABLE = 16;

  /** Found best in War of Life among 0, 2, 4 and 8. */
  private static final int CUT = 0;

  private static final String DICE = "expectiminimax";

  /** Of our agents, those that can play games of chance. */
  private static final Set<String> PLAY_DICE =
      Set.of(Human.NAME, "random", "greedy", DICE, "mcts", BestAgent.NAME);

  private final boolean dice;
  private final OpenGame<P> open;
  private final MoveInput asker;

  GeneralAgents(OpenGame<P> open, MoveInput asker) {
    this.open = open;
    this.asker = asker;
    dice = Nature.playsIn(open.game());
  }

  /** Why an agent of the house does not play this game; null if it does or there is none such. */
  @Nullable String refusal(String name) {
    if (plays(name) || ours().stream().noneMatch(each -> each.name().equals(name))) {
      return null;
    }
    String words =
        dice
            ? "%s cannot play %s, a game of chance; %s and mcts can"
            : "%s is for games of chance, and %s is none";
    return words.formatted(name, open.descriptor().name(), DICE);
  }

  private boolean plays(String name) {
    return dice ? PLAY_DICE.contains(name) : !name.equals(DICE);
  }

  List<AgentDescriptor<P>> all() {
    var all = new ArrayList<>(ours());
    all.removeIf(each -> !plays(each.name()));
    all.addAll(new ExternalAgents<P>(open.portableName()).all());
    return all;
  }

  private List<AgentDescriptor<P>> ours() {
    var all = new ArrayList<>(classic());
    all.addAll(new LearnedAgents<>(open, this).all());
    return all;
  }

  private List<AgentDescriptor<P>> classic() {
    return List.of(
        new AgentDescriptor<>(
            Human.NAME, "a person at the board", List.of(), (game, _) -> new Human<>(game, asker)),
        new AgentDescriptor<>(
            "random", "any legal move", List.of(), (game, _) -> new RandomAgent<>(game)),
        new AgentDescriptor<>(
            "greedy", "the best position one move ahead", evaluated("static"), this::greedy),
        new AgentDescriptor<>(
            "minimax",
            "the textbook's minimax; under a time or node limit it deepens step by step",
            searching("4", "static", textbook()),
            this::minimax),
        new AgentDescriptor<>(
            "alphabeta",
            "the textbook's alpha-beta: minimax with less work",
            searching("4", "static", textbook()),
            this::alphaBeta),
        new AgentDescriptor<>(
            "pvs",
            "principal variation search: iterative deepening, table, ordering; strong",
            with(
                searching("100,000 nodes", "first", "on"),
                whole("table", 1, 4096, "" + PVS_TABLE, "megabytes of memory for positions seen")
                    .atMostShared("32"),
                SearchThreads.PARAMETER),
            this::pvs),
        new AgentDescriptor<>(
            DICE,
            "the textbook's minimax for games of chance; a throw counts as a ply",
            searching("4", "static", textbook()),
            this::expectiminimax),
        new AgentDescriptor<>(
            "mcts",
            "Monte Carlo tree search that proves wins and losses; playouts are random",
            sampling(),
            this::mcts));
  }

  /** The parameters of a search that goes to a depth; without any limit it has a default. */
  List<Parameter> searching(String otherwise, String wins, String endgame) {
    String summary = "plies to look ahead; without any limit " + otherwise;
    var all = new ArrayList<Parameter>();
    all.add(whole("depth", 1, Integer.MAX_VALUE, "", summary));
    all.add(LimitParameters.NODES);
    all.add(LimitParameters.TIME);
    all.addAll(evaluated(wins));
    all.addAll(perfect(endgame));
    return all;
  }

  private List<Parameter> sampling() {
    var all = new ArrayList<Parameter>();
    all.add(
        whole("playouts", 1, Long.MAX_VALUE, "", "playouts for a move").atMostShared("1000000"));
    all.add(LimitParameters.NODES);
    all.add(LimitParameters.TIME);
    all.add(decimal("c", 0, 100, "1.4", "how much to explore"));
    all.add(
        whole("tree", 1, 4096, "" + Mcts.USUAL_MEMORY, "megabytes of memory for the tree")
            .atMostShared("64"));
    all.add(
        text("eval", "an evaluator", "", "values playouts that are cut off; without it none is"));
    all.add(FormulaEvaluator.formulaParameter());
    all.add(whole("cut", 0, 1000, "", "plies after which eval ends a playout; with eval " + CUT));
    all.addAll(perfect("on"));
    all.add(SearchThreads.PARAMETER);
    return all;
  }

  private String textbook() {
    return open.descriptor().solver().map(SolverDescriptor::textbook).orElse(true) ? "on" : "off";
  }

  /** Only where the game has a solver for its endgames. */
  List<Parameter> perfect(String fallback) {
    return open.endgame().isEmpty()
        ? List.of()
        : List.of(
            choice("endgame", List.of("on", "off"), fallback, "whether the solver ends the game"));
  }

  private List<Parameter> evaluated(String wins) {
    var first = open.descriptor().evaluators().getFirst().name();
    var all = new ArrayList<Parameter>();
    all.add(text("eval", "an evaluator", first, "what a position is worth"));
    all.add(FormulaEvaluator.formulaParameter());
    if (open.descriptor().learning().isPresent()) {
      all.add(LearnedEvaluator.weightsParameter());
    }
    all.add(
        choice(
            "wins",
            List.of("first", "static"),
            wins,
            "first: won games beat everything; static: the evaluator values them too"));
    return all;
  }

  private static List<Parameter> with(List<Parameter> parameters, Parameter... more) {
    var all = new ArrayList<>(parameters);
    all.addAll(List.of(more));
    return all;
  }

  private Agent<P> greedy(Game<P> game, Settings settings) {
    var search = new Greedy<>(game, evaluator(settings));
    return new SearchAgent<>(search, search, Limit.depth(1), Limit.NONE, Optional.empty());
  }

  private Agent<P> minimax(Game<P> game, Settings settings) {
    var evaluator = evaluator(settings);
    var search = new Deepening<>(new Minimax<>(game, evaluator));
    return agent(search, evaluator, settings, FOUR_PLIES);
  }

  private Agent<P> alphaBeta(Game<P> game, Settings settings) {
    var evaluator = evaluator(settings);
    var search = new Deepening<>(new AlphaBeta<>(game, evaluator));
    return agent(search, evaluator, settings, FOUR_PLIES);
  }

  private Agent<P> pvs(Game<P> game, Settings settings) {
    var evaluator = evaluator(settings);
    int table = settings.whole("table");
    int threads = SearchThreads.of(settings, table);
    var search = Pvs.parallel(game, () -> evaluator(settings), table, threads);
    return agent(search, evaluator, settings, MANY_NODES);
  }

  private Agent<P> expectiminimax(Game<P> game, Settings settings) {
    var search = new Deepening<>(new Expectiminimax<>(game, evaluator(settings)));
    return new SearchAgent<>(
        search, search, LimitParameters.of(settings), FOUR_PLIES, endgame(settings));
  }

  Agent<P> agent(Search<P> search, Evaluator<P> evaluator, Settings settings, Limit fallback) {
    var everyMove = new EveryRootMove<>(open.game(), search, evaluator);
    return new SearchAgent<>(
        search, everyMove, LimitParameters.of(settings), fallback, endgame(settings));
  }

  /** One of the searches to a depth, with an evaluator that comes from elsewhere. */
  Agent<P> searching(String name, Evaluator<P> evaluator, Settings settings) {
    var game = open.game();
    return switch (name) {
      case "minimax" ->
          agent(new Deepening<>(new Minimax<>(game, evaluator)), evaluator, settings, FOUR_PLIES);
      case "alphabeta" ->
          agent(new Deepening<>(new AlphaBeta<>(game, evaluator)), evaluator, settings, FOUR_PLIES);
      case "pvs" -> agent(new Pvs<>(game, evaluator, PVS_TABLE), evaluator, settings, MANY_NODES);
      case DICE ->
          agent(
              new Deepening<>(new Expectiminimax<>(game, evaluator)),
              evaluator,
              settings,
              FOUR_PLIES);
      default -> throw new IllegalArgumentException("no search '" + name + "'");
    };
  }

  private Agent<P> mcts(Game<P> game, Settings settings) {
    boolean counted = settings.has("playouts");
    long playouts = counted ? settings.large("playouts") : Long.MAX_VALUE;
    int threads = SearchThreads.of(settings, settings.whole("tree"));
    var search =
        threads == 1 ? tree(game, settings, playouts, 1) : forest(game, settings, playouts);
    var fallback = counted ? Limit.NONE : MANY_NODES;
    return new SearchAgent<>(
        search, search, LimitParameters.of(settings), fallback, endgame(settings));
  }

  /** Several trees that share memory and playouts. */
  private Search<P> forest(Game<P> game, Settings settings, long playouts) {
    int threads = settings.whole("threads");
    var trees = new ArrayList<Mcts<P>>();
    for (int i = 0; i < threads; i++) {
      long share = playouts / threads + (i < playouts % threads ? 1 : 0);
      trees.add(tree(game, settings, share, threads));
    }
    return new RootParallelMcts<>(trees);
  }

  private Mcts<P> tree(Game<P> game, Settings settings, long playouts, int trees) {
    int megabytes = Math.max(1, settings.whole("tree") / trees);
    return new Mcts<>(game, settings.decimal("c"), playouts, megabytes, cut(settings));
  }

  private Optional<Endgame<P>> endgame(Settings settings) {
    boolean off = settings.describes("endgame") && settings.text("endgame").equals("off");
    return off ? Optional.empty() : open.endgame();
  }

  private Mcts.@Nullable Cut<P> cut(Settings settings) {
    if (settings.has("eval") || settings.has(FormulaEvaluator.FORMULA)) {
      int plies = settings.has("cut") ? settings.whole("cut") : CUT;
      return new Mcts.Cut<>(made(named(settings), settings), plies);
    }
    if (settings.has("cut")) {
      throw new InputException("cut=" + settings.text("cut") + ": expected eval=... beside it");
    }
    return null;
  }

  Evaluator<P> evaluator(Settings settings) {
    var kind = named(settings);
    var made = made(kind, settings);
    boolean first = settings.text("wins").equals("first") && !kind.decisive();
    return first ? new WinsFirst<>(made) : made;
  }

  /** What {@code eval} names; weights or a formula name the evaluator that uses them. */
  private static Spec evaluatorSpec(Settings settings) {
    boolean formula = isGiven(settings, FormulaEvaluator.FORMULA);
    boolean weights = isGiven(settings, LearnedEvaluator.WEIGHTS);
    if (formula && weights) {
      throw new InputException("formula and weights: expected one of them");
    }
    return formula
        ? using(settings, FormulaEvaluator.NAME, FormulaEvaluator.FORMULA)
        : weights
            ? using(settings, LearnedEvaluator.NAME, LearnedEvaluator.WEIGHTS)
            : Spec.parse(settings.text("eval"));
  }

  private static boolean isGiven(Settings settings, String parameter) {
    return settings.describes(parameter) && settings.given(parameter);
  }

  private static Spec using(Settings settings, String evaluator, String parameter) {
    if (settings.given("eval") && !Spec.parse(settings.text("eval")).name().equals(evaluator)) {
      throw new InputException(
          "%s beside eval=%s: expected eval=%s"
              .formatted(parameter, Spec.parse(settings.text("eval")).name(), evaluator));
    }
    return new Spec(evaluator, Map.of(parameter, settings.text(parameter)));
  }

  private EvaluatorDescriptor<P> named(Settings settings) {
    var spec = evaluatorSpec(settings);
    if (spec.name().equals(FormulaEvaluator.NAME)) {
      return FormulaEvaluator.of(open.descriptor());
    }
    var kinds = open.descriptor().evaluators();
    return kinds.stream()
        .filter(each -> each.name().equals(spec.name()))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "no evaluator '%s' for %s; %s"
                        .formatted(
                            spec.name(),
                            open.descriptor().name(),
                            Nearest.hint(
                                spec.name(), kinds.stream().map(k -> k.name()).toList()))));
  }

  private Evaluator<P> made(EvaluatorDescriptor<P> kind, Settings settings) {
    var spec = evaluatorSpec(settings);
    return kind.maker().make(open.game(), new Settings(kind.parameters(), spec.parameters()));
  }
}
