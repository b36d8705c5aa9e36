package plyground.agents;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.search.LimitParameters;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.LearningDescriptor;
import plyground.search.learned.WeightsFile;

/**
 * The agent {@code best}: the strongest there is for a game. The game may name it. If not: with
 * weights that come with the game Multi-ProbCut where its statistics are known and principal
 * variation search where not; without weights principal variation search where the game says what
 * unfinished positions are worth, and Monte Carlo where it does not or there are dice.
 */
final class BestAgent<P extends Position<P>> {
  static final String NAME = "best";

  /** What a game's evaluator is called that knows finished games only. */
  private static final String KNOWS_ENDS_ONLY = "score";

  private static final List<Parameter> PARAMETERS =
      List.of(LimitParameters.NODES, LimitParameters.TIME, SearchThreads.PARAMETER);

  private final OpenGame<P> open;

  BestAgent(OpenGame<P> open) {
    this.open = open;
  }

  AgentDescriptor<P> descriptor() {
    return new AgentDescriptor<>(
        NAME,
        "the strongest there is for this game: " + strongest(),
        PARAMETERS,
        (_, settings) -> make(settings));
  }

  /** What it is made of, without limits. */
  private String strongest() {
    var descriptor = open.descriptor();
    if (!descriptor.strongest().isEmpty()) {
      return descriptor.strongest();
    }
    return descriptor.learning().flatMap(this::learned).orElseGet(this::unlearned);
  }

  /** Only the head of the weights is read: whoever lists agents need not unpack them. */
  private Optional<String> learned(LearningDescriptor<P> learning) {
    byte[] bytes = learning.shipped(learning.features().apply(open.game()).layout().name());
    if (bytes == null) {
      return Optional.empty();
    }
    boolean cuts = WeightsFile.about(bytes).stream().anyMatch(line -> line.startsWith("cut "));
    return Optional.of(cuts ? "mpc" : "pvs:eval=learned");
  }

  private String unlearned() {
    return samples() ? "mcts" : "pvs";
  }

  private boolean samples() {
    return Nature.playsIn(open.game())
        || open.descriptor().evaluators().getFirst().name().equals(KNOWS_ENDS_ONLY);
  }

  /** Opponents for people, the weakest first. */
  List<Level> levels() {
    // A solver that ends the game would make whoever looks one move ahead play perfectly.
    String alone = open.endgame().isEmpty() ? "" : ",endgame=off";
    var strong = new Level("Strong", NAME + ":time=1s", "the strongest there is, a second a move");
    return samples()
        ? List.of(
            new Level("Easy", "mcts:playouts=30", "tries each move in a few random games"),
            new Level("Medium", "mcts:playouts=1000", "plays a thousand random games a move"),
            strong)
        : List.of(
            new Level("Easy", "pvs:depth=1" + alone, "looks one move ahead"),
            new Level("Medium", "pvs:depth=4" + alone, "looks four moves ahead"),
            strong);
  }

  private Agent<P> make(Settings settings) {
    int threads = settings.whole(SearchThreads.PARAMETER.name());
    return open.provedValues(threads)
        .map(proved -> exactFirst(proved, settings))
        .orElseGet(() -> player(settings, PARAMETERS));
  }

  private Agent<P> exactFirst(ProvedValues<P> proved, Settings settings) {
    var player = player(settings, List.of(SearchThreads.PARAMETER));
    return new ExactFirst<>(player, proved, open.openings(), LimitParameters.of(settings));
  }

  /** The strongest that searches, told these of the settings. */
  private Agent<P> player(Settings settings, List<Parameter> told) {
    var spec = Spec.parse(strongest());
    var described = new HashSet<String>();
    open.agents().stream()
        .filter(each -> each.name().equals(spec.name()))
        .flatMap(each -> each.parameters().stream())
        .forEach(each -> described.add(each.name()));
    var parameters = new LinkedHashMap<>(spec.parameters());
    for (var parameter : told) {
      if (settings.given(parameter.name()) && described.contains(parameter.name())) {
        parameters.put(parameter.name(), settings.text(parameter.name()));
      }
    }
    return open.player(new Spec(spec.name(), parameters).toString()).create();
  }
}
