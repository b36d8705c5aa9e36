package plyground.core.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plyground.core.view.Spot;

final class GeometryTest {
  private static final List<Geometry> ALL =
      List.of(
          Geometry.squares(3, 4),
          Geometry.squares(3, 3, Naming.NUMBERS),
          Geometry.squares(6, 7, Naming.COLUMNS),
          Geometry.hexes(3, 4),
          Geometry.pits(6),
          Geometry.edges(2, 3),
          Geometry.graph("a 0 0, b 1 0, c 0.5 1", "a-b b-c c-a"));

  @Test
  void everyCellIsASpotOfTheBoardAndStandsOnceInTheText() {
    for (var geometry : ALL) {
      var names = IntStream.range(0, geometry.size()).mapToObj(geometry::name).toList();
      assertThat(geometry.board().spots())
          .extracting(Spot::id)
          .containsExactlyInAnyOrderElementsOf(names);
      assertThat(geometry.board().spots())
          .isSortedAccordingTo((a, b) -> Integer.compare(a.row(), b.row()));
      assertThat(Arrays.stream(geometry.rows()).flatMapToInt(IntStream::of).sorted().toArray())
          .isEqualTo(IntStream.range(0, geometry.size()).toArray());
      names.forEach(name -> assertThat(geometry.name(geometry.cell(name))).isEqualTo(name));
    }
  }

  /** Pits alone have a direction. */
  @Test
  void whatTouchesIsTouched() {
    for (var geometry : ALL.stream().filter(each -> !each.counts()).toList()) {
      for (int cell = 0; cell < geometry.size(); cell++) {
        for (int other : geometry.neighbours(cell)) {
          assertThat(geometry.neighbours(other)).contains(cell);
        }
        assertThat(geometry.neighbours(cell)).doesNotContain(cell).doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void squaresAreNamedFromEitherEndOrNumbered() {
    assertThat(Geometry.squares(3, 4).name(0)).isEqualTo("a3");
    assertThat(Geometry.squares(3, 4, Naming.FROM_TOP).name(7)).isEqualTo("d2");
    assertThat(Geometry.squares(3, 4, Naming.NUMBERS).name(7)).isEqualTo("8");
    assertThat(Geometry.squares(3, 4, Naming.COLUMNS).name(7)).isEqualTo("4/2");
    assertThat(Geometry.squares(3, 4).cell("D1")).isEqualTo(11);
    assertThat(Geometry.squares(3, 4).cell("e1")).isEqualTo(-1);
    assertThat(Geometry.squares(3, 4).neighbours(5)).containsExactly(1, 4, 6, 9);
  }

  @Test
  void hexesTouchSixOthers() {
    var hexes = Geometry.hexes(3, 3);
    assertThat(names(hexes, 4)).containsExactly("b1", "c1", "a2", "c2", "a3", "b3");
    assertThat(names(hexes, 0)).containsExactly("b1", "a2");
  }

  private static List<String> names(Geometry geometry, int cell) {
    return IntStream.of(geometry.neighbours(cell)).mapToObj(geometry::name).toList();
  }

  @Test
  void pitsFollowEachOtherRoundTheBoard() {
    var pits = Geometry.pits(2);
    var round = IntStream.range(0, pits.size()).mapToObj(pits::name).toList();
    assertThat(round).containsExactly("a1", "a2", "A", "b1", "b2", "B");
    assertThat(names(pits, 5)).containsExactly("a1");
    assertThat(new RowsText(pits, "").format(cell -> cell)).isEqualTo("0,1,2/3,4,5");
  }

  @Test
  void boxesTouchTheirFourEdges() {
    var edges = Geometry.edges(2, 2);
    assertThat(edges.size()).isEqualTo(16);
    assertThat(names(edges, edges.cell("box1"))).containsExactly("1", "3", "4", "6");
    assertThat(names(edges, edges.cell("box4"))).containsExactly("7", "9", "10", "12");
    assertThat(names(edges, edges.cell("4"))).containsExactly("box1", "box2");
    assertThat(new RowsText(edges, "").format(cell -> cell < 12 ? '-' : 'x'))
        .isEqualTo("--/-x-x-/--/-x-x-/--");
  }

  @Test
  void linesAreRowsColumnsAndDiagonals() {
    assertThat(Geometry.squares(3, 3).lines(3))
        .containsExactlyInAnyOrder(
            0b000_000_111,
            0b000_111_000,
            0b111_000_000,
            0b001_001_001,
            0b010_010_010,
            0b100_100_100,
            0b100_010_001,
            0b001_010_100);
    assertThat(Geometry.squares(6, 7).lines(4)).hasSize(69).doesNotHaveDuplicates();
    assertThatThrownBy(() -> Geometry.squares(9, 9).lines(3)).hasMessageContaining("64");
  }

  @Test
  void turnsPutEveryCellSomewhere() {
    for (var ways :
        List.of(
            Geometry.squares(3, 3).turnsAndMirrors(),
            Geometry.squares(2, 5).turnsAndMirrors(),
            Geometry.squares(2, 5).mirror(),
            Geometry.hexes(3, 4).halfTurn())) {
      for (int[] to : ways) {
        assertThat(Arrays.stream(to).sorted().toArray())
            .isEqualTo(IntStream.range(0, to.length).toArray());
      }
      assertThat(new HashSet<>(ways.stream().map(Arrays::toString).toList())).hasSameSizeAs(ways);
    }
    assertThat(Geometry.squares(3, 3).turnsAndMirrors()).hasSize(7);
    assertThat(Geometry.squares(1, 3).mirror().getFirst()).containsExactly(2, 1, 0);
  }

  @Test
  void whatCannotBeABoardIsSaid() {
    assertThatThrownBy(() -> Geometry.squares(0, 3)).hasMessageContaining("at least one row");
    assertThatThrownBy(() -> Geometry.squares(3, 27)).hasMessageContaining("1 to 26 columns");
    assertThatThrownBy(() -> Geometry.graph("a 0", "")).hasMessageContaining("place 'a 0'");
    assertThatThrownBy(() -> Geometry.graph("a 0 0", "a-b")).hasMessageContaining("'a-b'");
    assertThatThrownBy(() -> Geometry.graph("a 0 0, a 1 0", "")).hasMessageContaining("same name");
  }

  @Test
  void linksMayHaveCommasBetweenThemAsPlacesHave() {
    var one = Geometry.graph("a 0 0, b 1 0, c 0.5 1", "a-b b-c");
    var other = Geometry.graph("a 0 0, b 1 0, c 0.5 1", "a-b, b-c");
    for (int cell = 0; cell < 3; cell++) {
      assertThat(other.neighbours(cell)).containsExactly(one.neighbours(cell));
    }
  }
}
