package plyground.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.Gesture;
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
