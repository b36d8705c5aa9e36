package plyground.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;

/** What evaluators say that they count, and that they count it one by one. */
class EvaluatorUnitsTest {
  @Test
  void whoCountsSomethingSaysWhat() {
    var units = new TreeMap<String, String>();
    for (GameProvider<?> provider : ServiceLoader.load(GameProvider.class)) {
      GameDescriptor<?> described = provider.descriptor();
      for (EvaluatorDescriptor<?> each : described.evaluators()) {
        units.put(described.name() + " " + each.name(), each.unit());
      }
    }
    units.values().removeIf("points"::equals);
    assertThat(units)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "dice-race lead", "squares",
                "dots-and-boxes boxes", "tenths of a box",
                "othello corners", "corners",
                "othello disc", "discs",
                "othello mobility", "moves",
                "othello stable", "stable discs",
                "war resources", "resources",
                "war-of-life land", "pieces"));
  }

  @Test
  void aDiscACornerAndAPieceAreOneEach() {
    String corner = "1...../....../..12../..21../....../...... 1";
    assertThat(value("othello", "disc", corner)).isEqualTo(1);
    assertThat(value("othello", "corners", corner)).isEqualTo(1);
    assertThat(value("othello", "stable", corner)).isEqualTo(1);
    assertThat(value("war-of-life", "land", "[[[1,1],[2,6]],[[1,8]]] b 0")).isEqualTo(1);
  }

  private static double value(String game, String evaluator, String position) {
    for (GameProvider<?> provider : ServiceLoader.load(GameProvider.class)) {
      GameDescriptor<?> described = provider.descriptor();
      if (described.name().equals(game)) {
        return value(described, evaluator, position);
      }
    }
    throw new AssertionError(game);
  }

  private static <P extends Position<P>> double value(
      GameDescriptor<P> described, String evaluator, String position) {
    Game<P> game = described.maker().rules().apply(new Settings(described.parameters(), Map.of()));
    var named =
        described.evaluators().stream().filter(each -> each.name().equals(evaluator)).findFirst();
    EvaluatorDescriptor<P> kind = named.orElseThrow();
    Evaluator<P> made = kind.maker().make(game, new Settings(kind.parameters(), Map.of()));
    return made.evaluate(game.parse(position));
  }
}
