package plyground.games.waroflife;

import java.util.List;
import plyground.core.Evaluator;
import plyground.core.EvaluatorKind;

/** What a War of Life position may be worth to the side to move. */
final class Evaluators {
  private Evaluators() {}

  /** Own pieces less the opponent's. */
  static final Evaluator<Battle> LAND =
      new Bounded(
          Cells.COUNT + 1, battle -> Long.bitCount(battle.own()) - Long.bitCount(battle.other()));

  static List<EvaluatorKind<Battle>> all() {
    return List.of(new EvaluatorKind<>("land", "own pieces less the opponent's", false, LAND));
  }

  /** An evaluator and a value it never reaches. */
  private record Bounded(int bound, Evaluator<Battle> inner) implements Evaluator<Battle> {
    @Override
    public int evaluate(Battle battle) {
      return inner.evaluate(battle);
    }
  }
}
