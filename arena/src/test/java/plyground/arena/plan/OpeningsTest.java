package plyground.arena.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plyground.core.InputException;
import plyground.core.SplitMix;
import plyground.testkit.RandomTree;

final class OpeningsTest {
  private final RandomTree tree = new RandomTree(5, 6, 0);

  @Test
  void everyPositionOnceAndNoneThatIsOver() {
    var start = tree.start(new SplitMix(1));
    assertThat(Openings.after(tree, start, 0)).containsExactly(start);
    for (int plies = 1; plies < 6; plies++) {
      var openings = Openings.after(tree, start, plies);
      assertThat(openings).doesNotHaveDuplicates();
      for (var opening : openings) {
        assertThat(opening.ply()).isEqualTo(plies);
        assertThat(opening.over()).isFalse();
      }
    }
  }

  @Test
  void allAreDealtWhereAllAreNeeded() {
    var start = tree.start(new SplitMix(1));
    var all = Openings.after(tree, start, 3);
    assertThat(Openings.draw(tree, start, 3, all.size(), 5)).isEqualTo(all);
    assertThat(Openings.draw(tree, start, 3, 10 * all.size(), 5)).isEqualTo(all);
  }

  @Test
  void fewerAreDrawnBySeedWithoutRepeats() {
    var start = tree.start(new SplitMix(1));
    var all = Openings.after(tree, start, 4);
    int some = all.size() / 2;
    var drawn = Openings.draw(tree, start, 4, some, 5);
    assertThat(drawn).hasSize(some).doesNotHaveDuplicates().isSubsetOf(all);
    assertThat(Openings.draw(tree, start, 4, some, 5)).isEqualTo(drawn);
    assertThat(Openings.draw(tree, start, 4, some, 6)).isNotEqualTo(drawn);
  }

  @Test
  void tooManyToListAreDrawnToo() {
    var wide = new RandomTree(40, 12, 0);
    var start = wide.start(new SplitMix(1));
    var drawn = Openings.draw(wide, start, 5, 500, 3);
    assertThat(drawn).hasSize(500).doesNotHaveDuplicates();
    assertThat(drawn).allMatch(position -> position.ply() == 5 && !position.over());
  }

  @Test
  void nothingIsLeftAfterTheEnd() {
    var start = tree.start(new SplitMix(1));
    assertThatThrownBy(() -> Openings.draw(tree, start, 6, 9, 1))
        .isInstanceOf(InputException.class);
  }
}
