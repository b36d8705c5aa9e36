package plyground.games.waroflife;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;

final class EvaluatorsTest {
  private final WarOfLife game = new WarOfLife();

  private Evaluator<WarOfLifePosition> evaluator(String name, Map<String, String> weights) {
    var kind =
        Evaluators.all().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return kind.maker().make(game, new Settings(kind.parameters(), weights));
  }

  @Test
  void landIsTheDifferenceOfThePieces() {
    var land = evaluator("land", Map.of());
    assertThat(land.evaluate(game.parse("[[[1,1],[2,6]],[[1,8]]] b 0"))).isEqualTo(1);
    assertThat(land.evaluate(game.parse("[[[1,1],[2,6]],[[1,8]]] r 0"))).isEqualTo(-1);
  }

  /** What is good for one colour is as bad for the other. */
  @Test
  void coloursAreTreatedAlike() {
    for (var kind : Evaluators.all()) {
      var evaluator = evaluator(kind.name(), Map.of());
      for (long seed = 0; seed < 200; seed++) {
        var start = game.start(new SplitMix(seed));
        var turned = new WarOfLifePosition(start.red(), start.blue(), 0, Side.SECOND);
        var passed = new WarOfLifePosition(start.blue(), start.red(), 0, Side.SECOND);
        int value = evaluator.evaluate(start);
        assertThat(evaluator.evaluate(turned)).as("seed %d", seed).isEqualTo(value);
        assertThat(evaluator.evaluate(passed)).as("seed %d", seed).isEqualTo(-value);
      }
    }
  }

  @Test
  void prospectWeighsEachRatio() {
    for (long seed = 0; seed < 200; seed++) {
      var start = game.start(new SplitMix(seed));
      var twin = SlowWarOfLifePosition.of(start);
      var next = twin.crank();
      var last = next.crank();
      int moves = twin.pickable().size();
      int replies =
          SlowWarOfLifePosition.of(new WarOfLifePosition(start.blue(), start.red(), 0, Side.SECOND))
              .pickable()
              .size();
      int expected =
          3 * ratio(twin.count('b'), twin.count('r'))
              + 5 * ratio(next.count('b'), next.count('r'))
              + 7 * ratio(last.count('b'), last.count('r'))
              + 11 * ratio(moves, replies);
      var weights = Map.of("now", "3", "next", "5", "later", "7", "mobility", "11");
      assertThat(evaluator("prospect", weights).evaluate(start))
          .as("seed %d", seed)
          .isEqualTo(expected);
    }
  }

  /** Every ratio could be the greatest at once. */
  @Test
  void theBoundOfProspectGrowsWithTheWeights() {
    var none = Map.of("now", "1", "next", "0", "later", "0", "mobility", "0");
    var all = Map.of("now", "3", "next", "-5", "later", "7", "mobility", "-11");
    int greatest = evaluator("prospect", none).bound() - 1;
    assertThat(evaluator("prospect", all).bound()).isEqualTo((3 + 5 + 7 + 11) * greatest + 1);
  }

  private static int ratio(int own, int other) {
    return (int) (Math.round(100 * Math.log(own + 1)) - Math.round(100 * Math.log(other + 1)));
  }
}
