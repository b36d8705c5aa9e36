package plyground.agents;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.learn.FeatureLayout;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.LearningDescriptor;
import plyground.search.learned.LearnedWeights;
import plyground.search.learned.WeightsFile;

/** The evaluator {@code learned} of every game that shows its features to learners. */
public final class LearnedEvaluator {
  public static final String NAME = "learned";
  static final String WEIGHTS = "weights";

  /** Read once; nobody changes them. */
  private static final Map<String, LearnedWeights> SHIPPED = new ConcurrentHashMap<>();

  private LearnedEvaluator() {}

  static Parameter weightsParameter() {
    return Parameter.file(
        WEIGHTS, "a file of weights", List.of(), "", "weights of one's own for eval=learned");
  }

  static <P extends Position<P>> GameDescriptor<P> added(GameDescriptor<P> game) {
    return game.learning().isEmpty() || game.evaluator(NAME) != null
        ? game
        : game.withLaterEvaluator(evaluator(game.learning().get()));
  }

  private static <P extends Position<P>> EvaluatorDescriptor<P> evaluator(
      LearningDescriptor<P> learning) {
    return new EvaluatorDescriptor<>(
        NAME,
        "weights of patterns, learned from games; those that come with the game, or weights=FILE",
        List.of(weightsParameter()),
        false,
        (game, settings) -> make(learning, game, settings));
  }

  private static <P extends Position<P>> Evaluator<P> make(
      LearningDescriptor<P> learning, Game<P> game, Settings settings) {
    var features = learning.features().apply(game);
    return weights(learning, features.layout(), settings.text(WEIGHTS)).evaluator(features);
  }

  /**
   * @param file empty for those that come with the game
   */
  static LearnedWeights weights(LearningDescriptor<?> learning, FeatureLayout layout, String file) {
    if (!file.isEmpty()) {
      return WeightsFile.read(Path.of(file), layout);
    }
    return shipped(learning, layout)
        .orElseThrow(
            () ->
                new InputException(
                    "no weights come with " + layout.name() + ": expected weights=FILE"));
  }

  /** The weights that come with the game, if there are any for this board. */
  public static Optional<LearnedWeights> shipped(
      LearningDescriptor<?> learning, FeatureLayout layout) {
    var known = SHIPPED.get(layout.name());
    if (known == null) {
      byte[] bytes = learning.shipped(layout.name());
      if (bytes == null) {
        return Optional.empty();
      }
      known = WeightsFile.read(bytes, layout);
      SHIPPED.put(layout.name(), known);
    }
    return Optional.of(known);
  }
}
