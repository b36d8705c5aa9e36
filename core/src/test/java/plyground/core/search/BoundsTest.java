package plyground.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class BoundsTest {
  @Test
  void bothHold() {
    assertThat(Bounds.atLeast(-4).and(Bounds.atMost(6))).isEqualTo(new Bounds(-4, 6));
    assertThat(new Bounds(-4, 6).and(new Bounds(-9, 2))).isEqualTo(new Bounds(-4, 2));
    assertThat(Bounds.NONE.and(Bounds.exactly(3))).isEqualTo(new Bounds(3, 3));
  }

  @Test
  void whatNoValueIsBetweenIsRefused() {
    assertThatThrownBy(() -> Bounds.atLeast(3).and(Bounds.atMost(2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no value is between 3 and 2");
  }
}
