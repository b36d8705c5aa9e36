package plyground.cli.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plyground.core.spec.Settings;
import plyground.games.war.City;
import plyground.games.war.Road;
import plyground.games.war.Rule;
import plyground.games.war.War;
import plyground.games.war.WarProvider;

final class LayoutTest {
  private static War open(Map<String, String> parameters) {
    var kind = new WarProvider().descriptor();
    return (War) kind.create(new Settings(kind.parameters(), parameters));
  }

  @Test
  void gridsAreDrawnAsGrids() {
    var drawing = Layout.of(open(Map.of("map", "keren")).map());
    assertThat(drawing.crossings()).isZero();
    assertThat(drawing.x[0]).isEqualTo(drawing.x[5]);
    assertThat(drawing.y[0]).isEqualTo(drawing.y[30]);
  }

  @Test
  void planarMapsHardlyCross() {
    int crossings = 0;
    for (int seed = 0; seed < 12; seed++) {
      var parameters = Map.of("map", "random", "size", "16", "seed", Integer.toString(seed));
      crossings += Layout.of(open(parameters).map()).crossings();
    }
    assertThat(crossings).isLessThanOrEqualTo(4);
  }

  @Test
  void theSamePictureEveryTime() {
    var game = open(Map.of("map", "random", "size", "20", "held", "3"));
    assertThat(new Picture(game, game.start()).svg())
        .isEqualTo(new Picture(game, game.start()).svg());
  }

  @Test
  void isolatedCitiesAndOddNamesAreDrawn() {
    var cities = new ArrayList<>(List.of(new City("A&<B>", 1, null)));
    for (int i = 0; i < 5; i++) {
      cities.add(new City("lonely " + i, i, null));
    }
    var game = new War("odd", cities, List.<Road>of(), Rule.ASSIGNMENT);
    assertThat(new Picture(game, game.start()).svg())
        .contains("A&amp;&lt;B&gt;")
        .contains("union to move")
        .doesNotContain("NaN");
    var one = new War("one", List.of(new City("A", 1, null)), List.of(), Rule.ASSIGNMENT);
    assertThat(new Picture(one, one.start()).svg()).contains("<circle").doesNotContain("NaN");
  }

  @Test
  void aGridMustBeJoinedLikeOne() {
    var cities =
        List.of(
            new City("A1", 1, null),
            new City("A2", 1, null),
            new City("B1", 1, null),
            new City("B2", 1, null));
    var roads = List.of(new Road("A1", "B1"), new Road("A1", "A2"), new Road("A2", "B2"));
    var broken = new War("broken", cities, roads, Rule.ASSIGNMENT);
    assertThat(GridMap.of(broken.map())).isEmpty();
    var whole = new ArrayList<>(roads);
    whole.add(new Road("B2", "B1"));
    assertThat(GridMap.of(new War("whole", cities, whole, Rule.ASSIGNMENT).map())).isPresent();
  }
}
