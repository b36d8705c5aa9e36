package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.core.spec.Settings;

final class LayoutTest {
  private static War open(Map<String, String> parameters) {
    var kind = new WarProvider().descriptor();
    return (War) kind.create(new Settings(kind.parameters(), parameters));
  }

  private static int crossings(Drawing drawing) {
    int count = 0;
    for (var one : drawing.links()) {
      for (var other : drawing.links()) {
        boolean meet = Set.of(one.one(), one.other()).contains(other.one());
        meet |= Set.of(one.one(), one.other()).contains(other.other());
        count += !meet && line(drawing, one).intersectsLine(line(drawing, other)) ? 1 : 0;
      }
    }
    return count / 2;
  }

  private static Line2D line(Drawing drawing, Link link) {
    int one = link.one();
    int other = link.other();
    return new Line2D.Double(drawing.x[one], drawing.y[one], drawing.x[other], drawing.y[other]);
  }

  @Test
  void gridsAreDrawnAsGrids() {
    var drawing = Layout.of(open(Map.of("map", "keren")).map());
    assertThat(crossings(drawing)).isZero();
    assertThat(drawing.x[0]).isEqualTo(drawing.x[5]);
    assertThat(drawing.y[0]).isEqualTo(drawing.y[30]);
  }

  @Tag("slow")
  @Test
  void planarMapsHardlyCross() {
    int crossings = 0;
    for (int seed = 0; seed < 12; seed++) {
      var parameters = Map.of("map", "random", "size", "16", "seed", Integer.toString(seed));
      crossings += crossings(Layout.of(open(parameters).map()));
    }
    assertThat(crossings).isLessThanOrEqualTo(4);
  }

  @Test
  void theSamePlacesEveryTime() {
    var map = open(Map.of("map", "random", "size", "9", "held", "2")).map();
    assertThat(Layout.of(map).x).isEqualTo(Layout.of(map).x);
    assertThat(Layout.of(map).y).isEqualTo(Layout.of(map).y);
  }

  @Tag("slow")
  @Test
  void noTwoCitiesTouch() {
    for (int seed = 0; seed < 12; seed++) {
      var map = open(Map.of("map", "random", "size", "40", "seed", Integer.toString(seed))).map();
      var places = Spread.of(Layout.of(map), false);
      for (int one = 0; one < map.size(); one++) {
        for (int other = 0; other < one; other++) {
          double apart =
              Math.hypot(places.x()[one] - places.x()[other], places.y()[one] - places.y()[other]);
          assertThat(apart).isGreaterThan(0.84);
        }
      }
    }
  }

  @Test
  void isolatedCitiesHavePlacesToo() {
    var cities = new ArrayList<City>();
    for (int i = 0; i < 6; i++) {
      cities.add(new City("lonely " + i, i, null));
      var map = new War("odd", cities, List.<Road>of(), Rule.ASSIGNMENT).map();
      assertThat(Spread.of(Layout.of(map), false).x()).hasSize(i + 1).doesNotContain(Double.NaN);
    }
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
