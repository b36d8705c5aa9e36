package plyground.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class FisherTestTest {
  /** Fisher's lady and her eight cups: 3 of 4 right is 34 of 70, both sides. */
  @Test
  void theLadyTastingTea() {
    assertThat(new FisherTest(3, 4, 1, 4).probability()).isCloseTo(34.0 / 70, within(1e-12));
    assertThat(new FisherTest(4, 4, 0, 4).probability()).isCloseTo(2.0 / 70, within(1e-12));
  }

  @Test
  void equalSharesAndNothingToCompare() {
    assertThat(new FisherTest(5, 10, 10, 20).probability()).isCloseTo(1, within(1e-9));
    assertThat(new FisherTest(0, 10, 0, 20).probability()).isEqualTo(1);
    assertThat(new FisherTest(0, 0, 3, 5).probability()).isEqualTo(1);
  }
}
