package plyground.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.Nim;
import plyground.core.Side;
import plyground.core.view.Spot.Shape;

final class BoardsTest {
  private final Squares squares =
      Squares.of(
          2,
          3,
          List.of("1", "2"),
          List.of("a", "b", "c"),
          (row, column) -> Spot.square("" + row + column, "square", row, column));

  @Test
  void squaresLieInRowsOneUnitApart() {
    assertThat(squares.spots())
        .extracting(Spot::id)
        .containsExactly("00", "01", "02", "10", "11", "12");
    assertThat(squares.squares().get(5))
        .isEqualTo(new Spot("12", "square", Shape.SQUARE, 2.5, 1.5, 1, 1, 1));
  }

  @Test
  void namesStandAboveTheColumnsAndBesideTheRows() {
    assertThat(squares.labels())
        .containsExactly(
            new Board.Label("a", 0.5, -0.2),
            new Board.Label("b", 1.5, -0.2),
            new Board.Label("c", 2.5, -0.2),
            new Board.Label("1", -0.2, 0.5),
            new Board.Label("2", -0.2, 1.5));
    assertThat(squares.links()).isEmpty();
  }

  @Test
  void arrowsCanBePointedAtToo() {
    var arrow = new Spot("up", "shift up", Shape.UP, 0.5, 2.3, 0.6, 0.6, 2);
    var more = squares.withArrows(List.of(arrow));
    assertThat(more.spots()).hasSize(7).endsWith(arrow);
    assertThat(more.squares()).isEqualTo(squares.spots());
    assertThat(more.arrows()).containsExactly(arrow);
    assertThat(more.labels()).contains(new Board.Label("1", -0.38, 0.5));
    for (var shape : Shape.values()) {
      boolean arrowShape = List.of("UP", "DOWN", "LEFT", "RIGHT").contains(shape.name());
      assertThat(shape.isArrow()).as("%s", shape).isEqualTo(arrowShape);
    }
  }

  @Test
  void arrowsAreReadWhereTheyStandAndTakeThePlaceOfNames() {
    var left = new Spot("left", "shift left", Shape.LEFT, 3.38, 0.5, 0.6, 0.6, 0);
    var right = new Spot("right", "shift right", Shape.RIGHT, -0.38, 0.5, 0.6, 0.6, 0);
    var more = squares.withArrows(List.of(left, right));
    assertThat(more.spots())
        .extracting(Spot::id)
        .containsExactly("right", "00", "01", "02", "left", "10", "11", "12");
    assertThat(more.labels()).extracting(Board.Label::text).containsExactly("a", "b", "c", "2");
  }

  @Test
  void theSecondWordOfANameIsForTerminals() {
    var named =
        Squares.of(
            1, 1, List.of("1 0"), List.of("a 0"), (row, column) -> Spot.square("s", "s", 0, 0));
    assertThat(named.labels()).extracting(Board.Label::text).containsExactly("a", "1");
  }

  @Test
  void edgesLieBetweenDotsAndBoxesBetweenEdges() {
    assertThat(Lattice.across("a", "edge", 1, 2))
        .isEqualTo(new Spot("a", "edge", Shape.EDGE, 2.5, 1, 1, 0.3, 2));
    assertThat(Lattice.down("d", "edge", 1, 2))
        .isEqualTo(new Spot("d", "edge", Shape.EDGE, 2, 1.5, 0.3, 1, 3));
    assertThat(Lattice.box("b", "box", 1, 2))
        .isEqualTo(new Spot("b", "box", Shape.SQUARE, 2.5, 1.5, 0.7, 0.7, 3));
  }

  @Test
  void storesAreAsHighAsAllRows() {
    assertThat(Pits.pit("p", "pit", 1, 2.5))
        .isEqualTo(new Spot("p", "pit", Shape.PIT, 2.5, 1.5, 0.9, 0.9, 1));
    assertThat(Pits.store("s", "store", 2, 0.5))
        .isEqualTo(new Spot("s", "store", Shape.PIT, 0.5, 1, 0.9, 1.9, 0));
  }

  @Test
  void aSpotIsCalledByItsNameAndAllThatIsThere() {
    var scene =
        new Scene(
            List.of(new Scene.Tile("00", 0, "7", "worth 7"), new Scene.Tile("01", 0, "8", "")),
            List.of(new Piece("00", Piece.DISC, Side.FIRST, "b", "black")),
            List.of(new Scene.Mark("00", Scene.Mark.Kind.WIN, "won")),
            List.of(),
            "");
    assertThat(scene.words(squares.spots().get(0))).isEqualTo("square, worth 7, black, won");
    assertThat(scene.words(squares.spots().get(1))).isEqualTo("square, empty");
    assertThat(scene.words(new Spot("up", "shift up", Shape.UP, 0, 0, 1, 1, 0)))
        .isEqualTo("shift up");
  }

  @Test
  void promptsNameTheSideTheSpotAndHowManyThereAre() {
    var prompts = Prompts.of("{side}: choose", "from {spot} to one of {count}");
    assertThat(prompts.ask(0, "blue", "", 3)).isEqualTo("blue: choose");
    assertThat(prompts.ask(1, "blue", "d4", 3)).isEqualTo("from d4 to one of 3");
    assertThat(prompts.ask(2, "blue", "d5", 3)).isEqualTo("d5:");
    assertThat(Prompts.NONE.ask(0, "blue", "", 3)).isEqualTo("blue to move");
    assertThat(prompts.withForced("{side} must pass").forced()).isEqualTo("{side} must pass");
    assertThat(prompts.withTyping("type it", "walks to"))
        .isEqualTo(new Prompts(prompts.steps(), prompts.forced(), "type it", "walks to"));
  }

  /** Neighbours in a row and in the next one are equally far away. */
  @Test
  void hexagonsAreOneUnitFromAllTheirNeighbours() {
    var here = Hexes.hexagon("h", "cell", 2, 2);
    for (int[] next : new int[][] {{2, 3}, {2, 1}, {1, 2}, {1, 3}, {3, 2}, {3, 1}}) {
      var there = Hexes.hexagon("t", "cell", next[0], next[1]);
      assertThat(Math.hypot(here.x() - there.x(), here.y() - there.y())).isCloseTo(1, within(1e-9));
    }
    assertThat(here.width()).isEqualTo(1);
    assertThat(here.height()).isCloseTo(2 / Math.sqrt(3), within(1e-9));
    assertThat(Hexes.hexagon("o", "cell", 0, 0).x()).isEqualTo(0.5);
    assertThat(Hexes.hexagon("o", "cell", 0, 0).y()).isEqualTo(0.5);
  }

  @Test
  void gesturesSayWhenTheirFramesAreSeen() {
    assertThat(Gesture.at("d3").steps()).containsExactly(new Gesture.Step("d3", "", 1));
    assertThat(Gesture.button("Pass").steps()).containsExactly(new Gesture.Step("", "Pass", 1));
    assertThat(Gesture.fromTo("a", "b", 2).steps())
        .containsExactly(new Gesture.Step("a", "", 0), new Gesture.Step("b", "", 2));
  }

  @Test
  void aGameThatSaysNothingAboutItsLooksHasAButtonAMove() {
    var nim = new Nim(5);
    var view = new PlainView<>(nim);
    var start = nim.heap(5);
    assertThat(view.board().spots()).isEmpty();
    assertThat(view.scene(start).note()).isEqualTo("5");
    assertThat(view.gesture(start, 2)).isEqualTo(Gesture.button("2"));
    assertThat(view.words(start, 2)).isEqualTo("1 plays 2");
    assertThat(view.frames(start, 2)).containsExactly(Frame.of(view.scene(start.play(2))));
    assertThat(view.prompts()).isEqualTo(Prompts.NONE);
    assertThat(view.look(Side.FIRST)).isEqualTo(new SideLook("1", SideLook.Tone.BLUE, Piece.DISC));
    assertThat(view.look(Side.SECOND).tone()).isEqualTo(SideLook.Tone.RED);
  }

  @Test
  void bothSidesHaveATargetOfTheirOwn() {
    assertThat(Scene.Mark.target(Side.FIRST)).isEqualTo(Scene.Mark.Kind.FIRST_TARGET);
    assertThat(Scene.Mark.target(Side.SECOND)).isEqualTo(Scene.Mark.Kind.SECOND_TARGET);
  }
}
