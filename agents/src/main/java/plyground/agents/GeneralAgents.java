package plyground.agents;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plyground.agents.protocol.ExternalAgents;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.LimitParameters;
import plyground.core.search.Search;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.Endgame;
import plyground.core.spi.SolverDescriptor;
import plyground.search.AlphaBeta;
import plyground.search.Deepening;
import plyground.search.EveryRootMove;
import plyground.search.Expectiminimax;
import plyground.search.Greedy;
import plyground.search.Minimax;
import plyground.search.Pvs;

/** The agents that play every game, described. */
final class GeneralAgents<P extends Position<P>> {
  private static final Limit FOUR_PLIES = Limit.depth(4);
  static final Limit MANY_NODES = Limit.nodes(100_000);
  private static final int PVS_TABLE = 16;
  static final Parameter TABLE =
      whole("table", 1, 4096, "" + PVS_TABLE, "megabytes of memory for positions seen")
          .atMostShared("32");

  private static final String DICE = "expectiminimax";

  /** Of our agents, those that can play games of chance. */
  private static final Set<String> PLAY_DICE =
      Set.of(Human.NAME, "random", "greedy", DICE, "mcts", BestAgent.NAME);

  private final boolean dice;
  private final OpenGame<P> open;
  private final MoveInput asker;
  private final EvaluatorChoice<P> evaluators;

  GeneralAgents(OpenGame<P> open, MoveInput asker) {
    this.open = open;
    this.asker = asker;
    evaluators = new EvaluatorChoice<>(open);
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
            "greedy",
            "the best position one move ahead",
            evaluators.parameters("static"),
            this::greedy),
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
            remembering(),
            this::pvs),
        new AgentDescriptor<>(
            DICE,
            "the textbook's minimax for games of chance; a throw counts as a ply",
            searching("4", "static", textbook()),
            this::expectiminimax),
        new MonteCarloAgent<>(this, evaluators).descriptor());
  }

  /** The parameters of a search that goes to a depth; without any limit it has a default. */
  List<Parameter> searching(String otherwise, String wins, String endgame) {
    String summary = "plies to look ahead; without any limit " + otherwise;
    var all = new ArrayList<Parameter>();
    all.add(whole("depth", 1, Integer.MAX_VALUE, "", summary));
    all.add(LimitParameters.NODES);
    all.add(LimitParameters.TIME);
    all.addAll(evaluators.parameters(wins));
    all.addAll(perfect(endgame));
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

  /** The parameters of a search with a table. */
  private List<Parameter> remembering() {
    var all = new ArrayList<>(searching("100,000 nodes", "first", "on"));
    all.add(TABLE);
    all.add(SearchThreads.PARAMETER);
    return all;
  }

  private Agent<P> greedy(Game<P> game, Settings settings) {
    var search = new Greedy<>(game, evaluators.evaluator(settings));
    return new SearchAgent<>(search, search, Limit.depth(1), Limit.NONE, Optional.empty());
  }

  private Agent<P> minimax(Game<P> game, Settings settings) {
    var evaluator = evaluators.evaluator(settings);
    var search = new Deepening<>(new Minimax<>(game, evaluator));
    return agent(search, evaluator, settings, FOUR_PLIES);
  }

  private Agent<P> alphaBeta(Game<P> game, Settings settings) {
    var evaluator = evaluators.evaluator(settings);
    var search = new Deepening<>(new AlphaBeta<>(game, evaluator));
    return agent(search, evaluator, settings, FOUR_PLIES);
  }

  private Agent<P> pvs(Game<P> game, Settings settings) {
    var evaluator = evaluators.evaluator(settings);
    int table = settings.whole("table");
    int threads = SearchThreads.of(settings, table);
    var search = Pvs.parallel(game, () -> evaluators.evaluator(settings), table, threads);
    return agent(search, evaluator, settings, MANY_NODES);
  }

  private Agent<P> expectiminimax(Game<P> game, Settings settings) {
    var search = new Deepening<>(new Expectiminimax<>(game, evaluators.evaluator(settings)));
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

  Optional<Endgame<P>> endgame(Settings settings) {
    boolean off = settings.describes("endgame") && settings.text("endgame").equals("off");
    return off ? Optional.empty() : open.endgame();
  }
}
