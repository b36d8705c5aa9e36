package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class SplitTest {
  private static Split split(int moves, @Nullable Split above) {
    return new Split(
        new Split.Node(1, 2, 12, -3, 5), new int[moves], new long[moves], above, -9, 40);
  }

  @Test
  void everyMoveIsTakenOnce() {
    var split = split(2, null);
    assertThat(split.hasMoves()).isTrue();
    assertThat(split.take()).isZero();
    assertThat(split.hasMoves()).isTrue();
    assertThat(split.take()).isEqualTo(1);
    assertThat(split.hasMoves()).isFalse();
  }

  @Test
  void itIsSettledWhenNoMoveIsMissing() {
    var split = split(2, null);
    split.value(10, -7);
    assertThat(split.settled()).isFalse();
    assertThat(split.best()).isEqualTo(-7);
    assertThat(split.choice()).isEqualTo(10);
    split.value(11, -7);
    assertThat(split.settled()).isTrue();
    assertThat(split.needless()).isFalse();
    assertThat(split.best()).isEqualTo(-7);
    assertThat(split.choice()).as("the first of equal moves").isEqualTo(10);
  }

  /** A move as good as the upper end of the window ends it for everybody inside. */
  @Test
  void itIsSettledWhenAMoveIsGoodEnough() {
    var split = split(3, null);
    var inside = split(3, split(3, split));
    split.value(10, 4);
    assertThat(split.settled()).isFalse();
    assertThat(split.needless()).isFalse();
    split.value(11, 5);
    assertThat(split.settled()).isTrue();
    assertThat(split.hasMoves()).isFalse();
    assertThat(split.needless()).isTrue();
    assertThat(inside.needless()).isTrue();
    assertThat(inside.hasMoves()).isTrue();
    assertThat(inside.settled()).isFalse();
  }

  @Test
  void whatCutsOffInsideSaysNothingOutside() {
    var split = split(3, null);
    var inside = split(3, split);
    inside.value(11, 6);
    assertThat(inside.needless()).isTrue();
    assertThat(split.needless()).isFalse();
    assertThat(split.hasMoves()).isTrue();
  }

  @Test
  void movesMustBeatTheWindowAndTheBest() {
    var split = split(3, null);
    assertThat(split.low()).isEqualTo(-3);
    split.value(10, -4);
    assertThat(split.low()).isEqualTo(-3);
    split.value(11, 2);
    assertThat(split.low()).isEqualTo(2);
  }

  @Test
  void itIsBusyWhileSomebodyIsInside() {
    var split = split(3, null);
    assertThat(split.busy()).isFalse();
    split.enter();
    split.enter();
    split.leave();
    assertThat(split.busy()).isTrue();
    split.leave();
    assertThat(split.busy()).isFalse();
  }

  @Test
  void whatIsInsideIsUnderAllThatIsAround() {
    var outer = split(3, null);
    var inner = split(3, split(3, outer));
    assertThat(inner.isUnder(outer)).isTrue();
    assertThat(inner.isUnder(inner)).isTrue();
    assertThat(inner.isUnder(null)).isTrue();
    assertThat(outer.isUnder(inner)).isFalse();
    assertThat(inner.isUnder(split(3, outer))).isFalse();
  }
}
