package plyground.agents;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plyground.core.Evaluator;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.spec.Nearest;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;
import plyground.core.spi.EvaluatorDescriptor;

/** The parameters of an agent that say what a position is worth, and the evaluator they name. */
final class EvaluatorChoice<P extends Position<P>> {
  private final OpenGame<P> open;

  EvaluatorChoice(OpenGame<P> open) {
    this.open = open;
  }

  /**
   * @param wins what counts for finished games unless the settings say otherwise
   */
  List<Parameter> parameters(String wins) {
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

  /** The evaluator, which values finished games as the settings say. */
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

  /** The evaluator as the game has it. */
  Evaluator<P> plain(Settings settings) {
    return made(named(settings), settings);
  }
}
