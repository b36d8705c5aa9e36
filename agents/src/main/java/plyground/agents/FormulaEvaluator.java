package plyground.agents;

import java.util.List;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.search.expression.Formula;

/** The evaluator {@code custom} of every game: a formula over its named features. */
final class FormulaEvaluator {
  static final String NAME = "custom";
  static final String FORMULA = "formula";

  private FormulaEvaluator() {}

  static Parameter formulaParameter() {
    return Parameter.text(
        FORMULA, "a formula", "", "an evaluator of one's own over the game's features");
  }

  static <P extends Position<P>> EvaluatorDescriptor<P> of(GameDescriptor<P> descriptor) {
    return new EvaluatorDescriptor<>(
        NAME,
        "a formula over the game's features",
        List.of(formulaParameter()),
        false,
        (game, settings) -> {
          if (!settings.has(FORMULA)) {
            throw new InputException("eval=custom: expected formula=... beside it");
          }
          return Formula.of(settings.text(FORMULA), descriptor.features(game));
        });
  }
}
