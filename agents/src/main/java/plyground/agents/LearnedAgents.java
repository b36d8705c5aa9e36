package plyground.agents;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.decimal;
import static plyground.core.spec.Parameter.whole;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.agent.Agent;
import plyground.core.search.LimitParameters;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.LearningDescriptor;
import plyground.search.LateMoveReductions;
import plyground.search.Mpc;
import plyground.search.ProbCuts;

/** Agents that use what was learned. */
final class LearnedAgents<P extends Position<P>> {
  private static final String CERTAINTY = "certainty";
  private static final String REDUCTIONS = "reductions";

  private final OpenGame<P> open;
  private final GeneralAgents<P> general;

  LearnedAgents(OpenGame<P> open, GeneralAgents<P> general) {
    this.open = open;
    this.general = general;
  }

  List<AgentDescriptor<P>> all() {
    var all = new ArrayList<AgentDescriptor<P>>();
    open.descriptor().learning().ifPresent(learning -> all.add(mpc(learning)));
    all.add(new BestAgent<>(open).descriptor());
    return all;
  }

  private AgentDescriptor<P> mpc(LearningDescriptor<P> learning) {
    return new AgentDescriptor<>(
        "mpc",
        "Multi-ProbCut: leaves out what shallow searches with learned weights foretell"
            + (comesWithWeights(learning)
                ? ""
                : "; needs weights=FILE here, for none come with the game"),
        mpcParameters(),
        (game, settings) -> mpc(learning, game, settings));
  }

  private boolean comesWithWeights(LearningDescriptor<P> learning) {
    return learning.shipped(learning.features().apply(open.game()).layout().name()) != null;
  }

  private List<Parameter> mpcParameters() {
    var all = new ArrayList<Parameter>();
    String depth = "plies to look ahead; without any limit 100,000 nodes";
    all.add(whole("depth", 1, Integer.MAX_VALUE, "", depth));
    all.add(LimitParameters.NODES);
    all.add(LimitParameters.TIME);
    all.add(LearnedEvaluator.weightsParameter());
    all.add(decimal(CERTAINTY, 0.1, 100, "1.5", "standard errors beyond the window to cut at"));
    String late = "whether moves late in the order are searched less deep";
    all.add(choice(REDUCTIONS, List.of("off", "on"), "off", late));
    all.add(GeneralAgents.TABLE);
    all.addAll(general.perfect("on"));
    all.add(SearchThreads.PARAMETER);
    return all;
  }

  private Agent<P> mpc(LearningDescriptor<P> learning, Game<P> game, Settings settings) {
    var features = learning.features().apply(game);
    String file = settings.text(LearnedEvaluator.WEIGHTS);
    var weights = LearnedEvaluator.weights(learning, features.layout(), file);
    var evaluator = new WinsFirst<>(weights.evaluator(features));
    var cuts =
        ProbCuts.<P>of(
            weights.cuts(), weights.phases(), features::phase, settings.decimal(CERTAINTY));
    var reductions =
        settings.text(REDUCTIONS).equals("on")
            ? LateMoveReductions.LOGARITHMIC
            : LateMoveReductions.NONE;
    int table = settings.whole("table");
    var search =
        Mpc.parallel(
            game,
            () -> new WinsFirst<>(weights.evaluator(learning.features().apply(game))),
            cuts,
            reductions,
            table,
            SearchThreads.of(settings, table));
    return general.agent(search, evaluator, settings, GeneralAgents.MANY_NODES);
  }
}
