package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
    for (int seed = 0; seed < 5; seed++) {
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

  /** Seven cities and the roads of two rounds that share one. */
  @Test
  void theSamePlacesOnEveryMachine() {
    var cities = new ArrayList<City>();
    "ABCDEFG".chars().forEach(c -> cities.add(new City(Character.toString(c), 1, null)));
    var roads = new ArrayList<Road>();
    for (String road : "AB BC CA CD DE EF FC FG".split(" ")) {
      roads.add(new Road(road.substring(0, 1), road.substring(1)));
    }
    var drawing = Layout.of(new War("two rounds", cities, roads, Rule.ASSIGNMENT).map());
    assertThat(crossings(drawing)).isZero();
    var places = Spread.of(drawing, false);
    assertThat(places.x()).containsExactly(2.95, 3.37, 2.24, 1.24, 0.5, 1.45, 1.5);
    assertThat(places.y()).containsExactly(0.5, 1.54, 1.4, 0.67, 1.58, 2.33, 3.5);
  }

  /** Lonely cities put where one wants them, then spread. */
  private static Spread spread(double[] x, double[] y, boolean grid) {
    var cities = new ArrayList<City>();
    for (int i = 0; i < x.length; i++) {
      cities.add(new City("lonely " + i, i, null));
    }
    var drawing = new Drawing(new War("odd", cities, List.of(), Rule.ASSIGNMENT).map());
    System.arraycopy(x, 0, drawing.x, 0, x.length);
    System.arraycopy(y, 0, drawing.y, 0, y.length);
    return Spread.of(drawing, grid);
  }

  @Test
  void theNearestTwoAreALittleMoreThanACityApart() {
    var far = spread(new double[] {10, 0, 20}, new double[] {7, 7, 7}, false);
    assertThat(far.x()).containsExactly(1.62, 0.5, 2.74);
    assertThat(far.y()).containsExactly(0.5, 0.5, 0.5);
  }

  @Test
  void drawingsAreLaidOnTheirLongerSideUnlessTheyAreGrids() {
    double[] narrow = {0, 10};
    double[] tall = {0, 12};
    assertThat(spread(narrow, tall, false).x()).containsExactly(0.5, 1.36);
    assertThat(spread(narrow, tall, false).y()).containsExactly(0.5, 1.22);
    assertThat(spread(narrow, tall, true).x()).containsExactly(0.5, 1.22);
    assertThat(spread(new double[] {0, 10}, new double[] {0, 10.9}, false).x())
        .containsExactly(0.5, 1.26);
  }

  @Test
  void oneNarrowPlaceIsWidenedInsteadOfTheWhole() {
    var places = spread(new double[] {0, 0.01, 10}, new double[3], false);
    double near = places.x()[1] - places.x()[0];
    assertThat(near).isBetween(0.9, 0.92);
    assertThat(places.x()[2] - places.x()[0]).isBetween(2.7, 3.2);
    var sloping = spread(new double[] {0, 0.01, 10}, new double[] {0, 0.01, 9}, false);
    assertThat(sloping.x()[1] - sloping.x()[0]).isBetween(0.63, 0.65);
    assertThat(sloping.y()[1] - sloping.y()[0]).isBetween(0.63, 0.65);
    var one = spread(new double[] {4, 4, 9}, new double[] {4, 4, 4}, false);
    assertThat(Math.hypot(one.x()[0] - one.x()[1], one.y()[0] - one.y()[1])).isBetween(0.9, 0.93);
  }

  /** On four roads: what is crossed, passed too near, too long or too crowded is a fault. */
  @Test
  void faultsAreCountedRoadByRoad() {
    var cities = new ArrayList<City>();
    "ABCDE".chars().forEach(c -> cities.add(new City(Character.toString(c), 1, null)));
    var roads = List.of(new Road("A", "B"), new Road("C", "D"));
    var drawing = new Drawing(new War("cross", cities, roads, Rule.ASSIGNMENT).map());
    place(drawing, 0, 0, 0);
    place(drawing, 1, 1.5, 0);
    place(drawing, 2, 0, 100);
    place(drawing, 3, 1.5, 100);
    place(drawing, 4, 50, 50);
    double clear = drawing.faults(4);
    assertThat(clear).isBetween(5.0, 5.01); // how far out it is
    place(drawing, 4, 0.7, 0.3);
    assertThat(drawing.faults(4)).isBetween(1.0, 1.3); // on the road from A to B
    assertThat(drawing.faults(0)).isBetween(1.0, 1.3);
    place(drawing, 4, 0.7, 0.4);
    assertThat(drawing.faults(4)).isLessThan(0.3);
    place(drawing, 4, 0.2, 0.6);
    assertThat(drawing.faults(4)).isBetween(2.0, 2.3); // touches A
    place(drawing, 4, 50, 50);
    double straight = drawing.faults(0);
    place(drawing, 2, 0.7, -100);
    place(drawing, 3, 0.7, 100);
    assertThat(drawing.faults(0)).isBetween(straight + 0.99, straight + 1.01);
    place(drawing, 1, 5.5, 0);
    // Four units too long, which is 0.32 less what B no longer crowds.
    assertThat(drawing.faults(0)).isBetween(straight + 1.295, straight + 1.305);
    double sum = 0;
    for (int city = 0; city < 5; city++) {
      sum += drawing.faults(city);
    }
    assertThat(drawing.faults()).isEqualTo(sum);
  }

  /** A road from 1,1 to 4,5 and a city beside its middle, before its beginning, beyond its end. */
  @ParameterizedTest
  @CsvSource({
    "2.26, 3.18, 1", "2.18, 3.24, 0", "2.74, 2.82, 1", "2.82, 2.76, 0",
    "0.85, 0.8, 3", "0.5, 0.3, 0", "4.15, 5.2, 3", "4.5, 5.7, 0",
  })
  void aCityNearARoadSeemsToLieOnIt(double x, double y, int faults) {
    var cities = new ArrayList<City>();
    "ABC".chars().forEach(c -> cities.add(new City(Character.toString(c), 1, null)));
    var map = new War("road", cities, List.of(new Road("A", "B")), Rule.ASSIGNMENT).map();
    var drawing = new Drawing(map);
    place(drawing, 0, 1, 1);
    place(drawing, 1, 4, 5);
    place(drawing, 2, x, y);
    assertThat((int) drawing.faults(2)).isEqualTo(faults);
  }

  private static void place(Drawing drawing, int city, double x, double y) {
    drawing.x[city] = x;
    drawing.y[city] = y;
  }

  @Test
  void mapsOfThousandsAreDrawnInFewerRounds() {
    assertThat(Layout.rounds(300, 400)).isEqualTo(300);
    assertThat(Layout.rounds(300, 1000)).isEqualTo(50);
    assertThat(Layout.rounds(300, 10_000)).isZero();
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
