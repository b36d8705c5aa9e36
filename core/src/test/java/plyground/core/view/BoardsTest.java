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
          List.of("a 0", "b 1", "c 2"),
          (row, column) -> Spot.square("" + row + column, "square", row, column));

  @Test
  void squaresLieInRowsOneUnitApart() {
    assertThat(squares.spots())
        .extracting(Spot::id)
        .containsExactly("00", "01", "02", "10", "11", "12");
    assertThat(squares.spots().getLast())
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
  void arrowsAreReadWithTheRowTheyStandBesideAndKeepTheirNamesAway() {
    var arrow = new Spot("left", "shift left", Shape.LEFT, -0.38, 1.5, 0.6, 0.6, 1);
    var more = squares.withArrows(List.of(arrow));
    assertThat(more.spots())
        .extracting(Spot::id)
        .containsExactly("00", "01", "02", "left", "10", "11", "12");
    assertThat(more.squares()).isEqualTo(squares.spots());
    assertThat(more.arrows()).containsExactly(arrow);
    assertThat(more.labels()).extracting(Board.Label::text).containsExactly("a", "b", "c", "1");
    assertThat(more.labels().getFirst()).isEqualTo(new Board.Label("a", 0.5, -0.38));
  }

  @Test
  void onlyArrowsAreArrows() {
    for (var shape : Shape.values()) {
      boolean arrow = List.of("UP", "DOWN", "LEFT", "RIGHT").contains(shape.name());
      assertThat(shape.isArrow()).as("%s", shape).isEqualTo(arrow);
    }
  }

  @Test
  void promptsAreMadeInParts() {
    var prompts = Prompts.of("{side}: a piece", "{spot}, then one of {count}");
    assertThat(prompts.forced()).isEqualTo("{side} to move");
    var more = prompts.withForced("pass").withTyping("Type it.", "walks to");
    assertThat(more).isEqualTo(new Prompts(prompts.steps(), "pass", "Type it.", "walks to"));
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
