package plyground.agents;

import static plyground.core.spec.Parameter.decimal;
import static plyground.core.spec.Parameter.text;
import static plyground.core.spec.Parameter.whole;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.LimitParameters;
import plyground.core.search.Search;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.search.Mcts;
import plyground.search.RootParallelMcts;

/** The agent {@code mcts}. */
final class MonteCarloAgent<P extends Position<P>> {
  /** Found best in War of Life among 0, 2, 4 and 8. */
  private static final int CUT = 0;

  private final GeneralAgents<P> general;
  private final EvaluatorChoice<P> evaluators;

  MonteCarloAgent(GeneralAgents<P> general, EvaluatorChoice<P> evaluators) {
    this.general = general;
    this.evaluators = evaluators;
  }

  AgentDescriptor<P> descriptor() {
    return new AgentDescriptor<>(
        "mcts",
        "Monte Carlo tree search that proves wins and losses; playouts are random",
        parameters(),
        this::make);
  }

  private List<Parameter> parameters() {
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
    all.addAll(general.perfect("on"));
    all.add(SearchThreads.PARAMETER);
    return all;
  }

  private Agent<P> make(Game<P> game, Settings settings) {
    boolean counted = settings.has("playouts");
    long playouts = counted ? settings.large("playouts") : Long.MAX_VALUE;
    int threads = SearchThreads.of(settings, settings.whole("tree"));
    var search =
        threads == 1 ? tree(game, settings, playouts, 1) : forest(game, settings, playouts);
    var fallback = counted ? Limit.NONE : GeneralAgents.MANY_NODES;
    return new SearchAgent<>(
        search, search, LimitParameters.of(settings), fallback, general.endgame(settings));
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

  private Mcts.@Nullable Cut<P> cut(Settings settings) {
    if (settings.has("eval") || settings.has(FormulaEvaluator.FORMULA)) {
      int plies = settings.has("cut") ? settings.whole("cut") : CUT;
      return new Mcts.Cut<>(evaluators.plain(settings), plies);
    }
    if (settings.has("cut")) {
      throw new InputException("cut=" + settings.text("cut") + ": expected eval=... beside it");
    }
    return null;
  }
}
