package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.Board;
import plyground.core.view.Gesture;
import plyground.core.view.Graph;
import plyground.core.view.Scene;
import plyground.core.view.Scene.Mark;
import plyground.testkit.Snapshot;
import plyground.testkit.ViewContract;
import plyground.testkit.ViewText;

class WarViewTest extends ViewContract<WarPosition> {
  @Override
  protected GameDescriptor<WarPosition> descriptor() {
    return new WarProvider().descriptor();
  }

  @Override
  protected int playouts() {
    return 2;
  }

  @Nested
  class OnARandomMap extends ViewContract<WarPosition> {
    @Override
    protected GameDescriptor<WarPosition> descriptor() {
      return new WarProvider().descriptor();
    }

    @Override
    protected Map<String, String> parameters() {
      return Map.of("map", "random", "size", "12", "held", "2", "rule", "classic");
    }
  }

  private final War game =
      new War(
          "war",
          List.of(
              new City("New York", 1, plyground.core.Side.FIRST),
              new City("B", 2, null),
              new City("C", 3, plyground.core.Side.SECOND),
              new City("D", 4, null)),
          List.of(new Road("New York", "B"), new Road("B", "C"), new Road("New York", "D")),
          Rule.ASSIGNMENT);

  private final WarView view = new WarView(game);

  private Gesture gesture(String move) {
    return view.gesture(game.start(), game.parseMove(game.start(), move));
  }

  @Test
  void allOfItIsAsCommitted() {
    var keren = new War("war", Classics.cities("keren"), Classics.roads(), Rule.CLASSIC);
    var positions =
        List.of("union=B2,C4 confederacy=C2,D3 union", "union= confederacy=A1 confederacy");
    Snapshot.check("view-war", ViewText.of(keren, new WarView(keren), positions));
  }

  private static int made;

  /** No other grid is worth the same: boards are kept, and this one is to be made. */
  @Test
  void gridsAreReadRowByRow() {
    var cities = new ArrayList<City>();
    var roads = new ArrayList<Road>();
    for (String name : List.of("A1", "B1", "C1", "A2", "B2", "C2")) {
      cities.add(new City(name, ++made, null));
    }
    for (String road : List.of("A1B1", "B1C1", "A2B2", "B2C2", "A1A2", "B1B2", "C1C2")) {
      roads.add(new Road(road.substring(0, 2), road.substring(2)));
    }
    var board = new WarView(new War("grid", cities, roads, Rule.ASSIGNMENT)).board();
    assertThat(board.spots())
        .extracting(spot -> spot.id() + " " + spot.x() + " " + spot.y() + " " + spot.row())
        .containsExactly(
            "A1 0.5 0.5 0",
            "B1 1.62 0.5 0",
            "C1 2.74 0.5 0",
            "A2 0.5 1.62 1",
            "B2 1.62 1.62 1",
            "C2 2.74 1.62 1");
    assertThat(board.links()).hasSize(7).contains(new Board.Link("B1", "B2"));
    assertThat(((Graph) board).headings().place()).isEqualTo("city");
  }

  @Test
  void marchAndDropAreButtonsOnlyWhereTheyDiffer() {
    assertThat(gesture("FM:B").steps())
        .containsExactly(
            new Gesture.Step("B", "", 0), new Gesture.Step("", "March: takes C, +5", 1));
    assertThat(gesture("PD:B").steps().getLast().words()).isEqualTo("Drop: +2");
    assertThat(gesture("FM:D")).isEqualTo(Gesture.at("D"));
    assertThat(gesture("PD:D")).isEqualTo(Gesture.NONE);
  }

  @Test
  void sayingIt() {
    var scene = view.scene(game.start());
    assertThat(view.board().spots().getLast().id()).isEqualTo("New%20York");
    assertThat(scene.note()).isEqualTo("2 cities empty");
    assertThat(scene.standings())
        .extracting(Scene.Standing::brief)
        .containsExactly("Union 1", "Confederacy 3");
    int march = game.parseMove(game.start(), "FM:B");
    assertThat(view.words(game.start(), march)).isEqualTo("Union marches to B, takes C");
    assertThat(view.words(game.start(), march | WarPosition.DROP)).isEqualTo("Union drops on B");
  }

  @Test
  void marchesAreMarkedBestFirst() {
    assertThat(view.scene(game.start()).marks())
        .containsExactly(
            new Mark("B", Mark.Kind.GAIN, "march +8, takes C", "a march takes C"),
            new Mark("D", Mark.Kind.LIT, "march +4", ""));
  }
}
