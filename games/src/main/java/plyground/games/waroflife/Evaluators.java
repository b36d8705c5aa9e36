package plyground.games.waroflife;

import java.util.List;
import plyground.core.Evaluator;
import plyground.core.spec.Parameter;
import plyground.core.spi.EvaluatorDescriptor;

/** What a War of Life position may be worth to the side to move. */
final class Evaluators {
  private Evaluators() {}

  /** Own pieces less the opponent's. */
  static final Evaluator<WarOfLifePosition> LAND =
      new Bounded(
          Cells.COUNT + 1,
          position -> Long.bitCount(position.own()) - Long.bitCount(position.other()));

  static List<EvaluatorDescriptor<WarOfLifePosition>> all() {
    return List.of(
        new EvaluatorDescriptor<>(
            "prospect",
            "ratios of pieces now, after one crank, after two, and of moves",
            List.of(
                weight("now", "20"),
                weight("next", "41"),
                weight("later", "10"),
                weight("mobility", "100")),
            false,
            (_, settings) ->
                new Prospect(
                    settings.whole("now"),
                    settings.whole("next"),
                    settings.whole("later"),
                    settings.whole("mobility"))),
        new EvaluatorDescriptor<>("land", "own pieces less the opponent's", false, LAND)
            .counting("pieces"));
  }

  private static Parameter weight(String name, String fallback) {
    return Parameter.whole(name, -400, 400, fallback, "weight of that ratio");
  }

  /** An evaluator and a value it never reaches. */
  private record Bounded(int bound, Evaluator<WarOfLifePosition> inner)
      implements Evaluator<WarOfLifePosition> {
    @Override
    public int evaluate(WarOfLifePosition position) {
      return inner.evaluate(position);
    }
  }
}
