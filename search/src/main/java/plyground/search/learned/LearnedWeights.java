package plyground.search.learned;

import java.util.List;
import plyground.core.InputException;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.PositionFeatures;

/**
 * Weights with all that is needed to use them: the patterns they belong to, and what shallow
 * searches with them foretell.
 *
 * @param layout the name of the features they were learned with
 * @param unit what weights and values are counted in
 * @param numbers the names of the game's own numbers
 * @param weights for every phase those of all patterns, then those of the numbers
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record LearnedWeights(
    String layout,
    WeightUnit unit,
    int values,
    List<String> numbers,
    List<int[]> patterns,
    short[][] weights,
    CutStatistics cuts,
    Provenance provenance) {
  /** Keeps copies of the lists; the weights are too many to copy. */
  public LearnedWeights {
    numbers = List.copyOf(numbers);
    patterns = List.copyOf(patterns);
  }

  /** How many parts of the game are judged apart. */
  public int phases() {
    return weights.length;
  }

  /** The same weights with other statistics for cuts. */
  public LearnedWeights withCuts(CutStatistics others) {
    return new LearnedWeights(layout, unit, values, numbers, patterns, weights, others, provenance);
  }

  /**
   * An evaluator for one caller.
   *
   * @throws InputException if these weights belong to other features
   */
  public <P> PatternEvaluator<P> evaluator(PositionFeatures<P> features) {
    var asked = features.layout();
    if (!fits(asked)) {
      throw new InputException(
          "weights for %s (%d phases, %d numbers): expected %s (%d phases, %d numbers)"
              .formatted(
                  layout,
                  phases(),
                  numbers.size(),
                  asked.name(),
                  asked.phases(),
                  asked.numbers().size()));
    }
    var set = new PatternSet(asked.withPatterns(patterns));
    return new PatternEvaluator<>(features, set, weights, unit.step());
  }

  private boolean fits(FeatureLayout asked) {
    return asked.name().equals(layout)
        && asked.phases() == phases()
        && asked.values() == values
        && asked.numbers().equals(numbers);
  }
}
