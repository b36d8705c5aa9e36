package plyground.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.view.Spot.Shape;

/** Where spots of less common boards lie. */
final class SceneTest {
  private final Squares squares =
      Squares.of(
          2,
          3,
          List.of("1", "2"),
          List.of("a", "b", "c"),
          (row, column) -> Spot.square("" + row + column, "square", row, column));

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
}
